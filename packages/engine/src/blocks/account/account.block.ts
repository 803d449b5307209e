import { account } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { accountMessages } from './account.messages.ts';
import { Account } from './account.tsx';

export const accountBlock = defineBlock(account, { Renderer: Account, messages: accountMessages });
