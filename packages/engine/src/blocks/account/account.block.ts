import { account } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { accountActions } from './account.actions.ts';
import { loadAccount } from './account.load.ts';
import { accountMessages } from './account.messages.ts';
import { Account } from './account.tsx';

export const accountBlock = defineBlock(account, {
  load: loadAccount,
  // What one person reads is nothing for search engines; what a mailed link opens is nothing for caches.
  head: (data) => ({
    robots: 'noindex',
    // The tab and the job open in it; what was just done is not said once more.
    keepsQuery: ['menuType', 'active-job', 'isEmployer'],
    ...(data &&
      'introduced' in data && {
        private: true,
        ...(data.introduced === 'expired' && !data.isDone && { status: 410 }),
      }),
    ...(data && 'linked' in data && { private: true, ...(data.linked === 'expired' && { status: 410 }) }),
  }),
  actions: accountActions,
  Renderer: Account,
  messages: accountMessages,
});
