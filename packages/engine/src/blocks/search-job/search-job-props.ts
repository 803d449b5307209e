import type { searchJob, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../board/define-block.ts';
import type { SearchJobData } from './search-job.load.ts';
import type { SearchJobKey } from './search-job.messages.ts';

export type SearchJobProps = BlockProps<SettingsOf<typeof searchJob>, SearchJobData, SearchJobKey>;
