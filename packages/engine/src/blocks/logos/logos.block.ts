import { logos } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { logosMessages } from './logos.messages.ts';
import { Logos } from './logos.tsx';

export const logosBlock = defineBlock(logos, { Renderer: Logos, messages: logosMessages });
