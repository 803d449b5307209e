import { login } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { loginMessages } from './login.messages.ts';
import { Login } from './login.tsx';

export const loginBlock = defineBlock(login, { Renderer: Login, messages: loginMessages });
