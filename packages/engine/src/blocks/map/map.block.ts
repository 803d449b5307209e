import { map } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadMap } from './map.load.ts';
import { mapMessages } from './map.messages.ts';
import { Map as MapOfPlaces } from './map.tsx';

export const mapBlock = defineBlock(map, { load: loadMap, Renderer: MapOfPlaces, messages: mapMessages });
