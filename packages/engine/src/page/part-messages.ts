import { uiMessages } from '@boardwright/ui/messages';
import { consentMessages } from './consent/consent.messages.ts';
import { jobTextMessages } from './job-texts/job-texts.messages.ts';
import { pageMessages } from './page.messages.ts';

/** The messages of what all blocks share, by namespace: what `createEngine` is given beside its blocks. */
export const partMessages = {
  ui: uiMessages,
  page: pageMessages,
  jobs: jobTextMessages,
  consent: consentMessages,
};
