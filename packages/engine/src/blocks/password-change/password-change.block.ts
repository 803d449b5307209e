import { passwordChange } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { passwordChangeMessages } from './password-change.messages.ts';
import { PasswordChange } from './password-change.tsx';

export const passwordChangeBlock = defineBlock(passwordChange, {
  Renderer: PasswordChange,
  messages: passwordChangeMessages,
});
