import { login } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loginActions } from './login.actions.ts';
import { loadLogin } from './login.load.ts';
import { loginMessages } from './login.messages.ts';
import { Login } from './login.tsx';

export const loginBlock = defineBlock(login, {
  load: loadLogin,
  head: () => ({ keepsQuery: ['next', 'isEmployer'] }),
  actions: loginActions,
  Renderer: Login,
  messages: loginMessages,
});
