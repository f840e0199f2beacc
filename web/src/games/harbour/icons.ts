import drawings from 'virtual:icons/harbour';
import { goods, type GameIcons } from '../../kit/things.svelte';

const good = goods({ fish: 'gi:flatfish', livestock: 'gi:pig', wood: 'gi:log', stone: 'gi:stone-block' });
/** Our own, where the packages have none that reads at this size. */
const OWN = {
  'rs:warehouse':
    '<path fill="currentColor" d="M256 56 24 196v260h72V240h320v216h72V196ZM136 280h240v44H136Zm0 70h240v44H136Zm0 70h240v36H136Z"/>',
};

export default { things: { good }, drawings: { ...drawings, ...OWN } } satisfies GameIcons;
