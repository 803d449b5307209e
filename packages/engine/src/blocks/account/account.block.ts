import { account } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { accountActions } from './account.actions.ts';
import { loadAccount } from './account.load.ts';
import { accountMessages } from './account.messages.ts';
import { Account } from './account.tsx';

export const accountBlock = defineBlock(account, {
  load: loadAccount,
  // What one person reads is nothing for search engines.
  head: () => ({ robots: 'noindex' }),
  actions: accountActions,
  Renderer: Account,
  messages: accountMessages,
});
