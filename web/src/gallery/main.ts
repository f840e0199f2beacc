import { mount } from 'svelte';
import '../styles';
import { applySettings, settings } from '../lib/settings.svelte';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
settings.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
settings.motion = query.get('motion') === 'full' ? 'full' : 'calm';
applySettings();
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { only: query.get('part') ?? '' },
});
