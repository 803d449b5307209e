import { passwordForgot } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { passwordForgotMessages } from './password-forgot.messages.ts';
import { PasswordForgot } from './password-forgot.tsx';

export const passwordForgotBlock = defineBlock(passwordForgot, {
  Renderer: PasswordForgot,
  messages: passwordForgotMessages,
});
