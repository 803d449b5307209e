import { register } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { registerMessages } from './register.messages.ts';
import { Register } from './register.tsx';

export const registerBlock = defineBlock(register, { Renderer: Register, messages: registerMessages });
