import parts from 'virtual:icons/board';
import own from 'virtual:icons/bremerhaven';
import { ANY, goods, type GameIcons } from '../../kit/things.svelte';

const good = goods({
  barrel: 'gi:barrel',
  container: 'gi:cargo-crate',
  crate: 'gi:wooden-crate',
  passenger: 'gi:character',
});

export default {
  things: { good, symbol: { ...good, wild: ANY } },
  drawings: { ...parts, ...own },
} satisfies GameIcons;
