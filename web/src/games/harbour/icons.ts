import { GOOD } from '../../kit/drawing';
import { goods, type GameIcons } from '../../kit/things.svelte';

export default { things: { good: goods(GOOD) }, drawings: {} } satisfies GameIcons;
