import { passwordForgot } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { passwordForgotActions } from './password-forgot.actions.ts';
import { loadPasswordForgot } from './password-forgot.load.ts';
import { passwordForgotMessages } from './password-forgot.messages.ts';
import { PasswordForgot } from './password-forgot.tsx';

export const passwordForgotBlock = defineBlock(passwordForgot, {
  load: loadPasswordForgot,
  head: () => ({ keepsQuery: ['isEmployer'] }),
  actions: passwordForgotActions,
  Renderer: PasswordForgot,
  messages: passwordForgotMessages,
});
