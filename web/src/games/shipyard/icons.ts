import parts from 'virtual:icons/board';
import drawings from 'virtual:icons/shipyard';
import { goods, type GameIcons } from '../../kit/things.svelte';

const commodity = goods({ coal: 'gi:coal-pile', steel: 'gi:metal-bar', grain: 'gi:wheat' });
const piece = {
  ...goods(
    {
      sail: 'gi:sail',
      smokestack: 'gi:chimney',
      propeller: 'gi:boat-propeller',
      crane: 'gi:crane',
      cannon: 'gi:cannon',
    },
    'square',
    'equip',
  ),
  ...goods(
    { captain: 'gi:captain-hat-profile', businessman: 'gi:suitcase', soldier: 'gi:musket' },
    'square',
    'crew',
  ),
};

const onShips = goods(
  {
    mast: 'rs:mast',
    cabin: 'rs:cabin',
    propeller: 'gi:boat-propeller',
    crane: 'gi:crane',
    cannon: 'gi:cannon',
    lifebuoy: 'gi:life-buoy',
    lifeboat: 'gi:wood-canoe',
    lantern: 'gi:lantern-flame',
  },
  'square',
  'wood',
);
const atCanals = goods(
  {
    military: 'gi:rank-3',
    commerce: 'gi:scales',
    riband: 'gi:ribbon-medal',
    lifebuoy: 'gi:life-buoy',
    lifeboat: 'gi:wood-canoe',
    lantern: 'gi:lantern-flame',
  },
  'round',
  'fish',
);
/** Our own, where the packages have none that reads at this size. */
const OWN = {
  'rs:mast':
    '<path fill="currentColor" d="M232 24h48v464h-48zM88 88h336v40H88zM112 152q56 120 0 240h96V152zM400 152q-56 120 0 240h-96V152z"/>',
  'rs:cabin':
    '<path fill="currentColor" fill-rule="evenodd" d="M48 472V216L256 72l208 144v256zM256 232a80 80 0 1 0 0 160 80 80 0 0 0 0-160z"/>',
};

export default {
  things: {
    commodity,
    piece,
    element: piece,
    need: { ...onShips, ...piece },
    'a-piece': piece,
    feature: onShips,
    shown: onShips,
    icon: atCanals,
    sight: atCanals,
  },
  drawings: { ...parts, ...drawings, ...OWN },
} satisfies GameIcons;
