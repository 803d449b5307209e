import { register } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { registerActions } from './register.actions.ts';
import { loadRegister } from './register.load.ts';
import { registerMessages } from './register.messages.ts';
import { Register } from './register.tsx';

export const registerBlock = defineBlock(register, {
  load: loadRegister,
  head: () => ({ keepsQuery: ['next', 'isEmployer'] }),
  actions: registerActions,
  Renderer: Register,
  messages: registerMessages,
});
