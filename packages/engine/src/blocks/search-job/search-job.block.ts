import { searchJob } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { places, placesAndAreas } from '../../search/place-look-up.ts';
import { suggest } from './search-job.actions.ts';
import { loadSearchJob } from './search-job.load.ts';
import { searchJobMessages } from './search-job.messages.ts';
import { SearchJob } from './search-job.tsx';

export const searchJobBlock = defineBlock(searchJob, {
  load: loadSearchJob,
  actions: { suggest, places, placesAndAreas },
  Renderer: SearchJob,
  messages: searchJobMessages,
});
