import parts from 'virtual:icons/board';
import own from 'virtual:icons/novgorod';
import { goods, type GameIcons } from '../../kit/things.svelte';

const ware = {
  ...goods({
    fur: 'gi:animal-hide',
    glass: 'gi:wine-glass',
    salt: 'gi:powder',
    amber: 'gi:topaz',
    cloth: 'gi:rolled-cloth',
    fish: 'gi:flatfish',
    grain: 'gi:wheat',
    wool: 'gi:wool',
  }),
  ...goods({ provisions: 'gi:hot-meal', clothing: 'gi:shirt', jewellery: 'gi:gem-pendant' }, 'round'),
};

export default { things: { ware }, drawings: { ...parts, ...own } } satisfies GameIcons;
