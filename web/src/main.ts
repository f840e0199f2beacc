import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import './base.css';
import './overlays.css';
import './app.css';
import { applySettings } from './lib/settings.svelte';

applySettings();
mount(App, { target: document.getElementById('app')! });
