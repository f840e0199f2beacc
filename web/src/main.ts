import { mount } from 'svelte';
import App from './App.svelte';
import './styles';
import { applySettings } from './lib/settings.svelte';

applySettings();
mount(App, { target: document.getElementById('app')! });
