import { figures } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { figuresMessages } from './figures.messages.ts';
import { Figures } from './figures.tsx';

export const figuresBlock = defineBlock(figures, { Renderer: Figures, messages: figuresMessages });
