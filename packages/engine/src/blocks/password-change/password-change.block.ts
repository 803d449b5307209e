import { passwordChange } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { passwordChangeActions } from './password-change.actions.ts';
import { loadPasswordChange } from './password-change.load.ts';
import { passwordChangeMessages } from './password-change.messages.ts';
import { PasswordChange } from './password-change.tsx';

export const passwordChangeBlock = defineBlock(passwordChange, {
  load: loadPasswordChange,
  actions: passwordChangeActions,
  Renderer: PasswordChange,
  messages: passwordChangeMessages,
});
