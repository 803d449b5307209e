import { columns } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { columnsMessages } from './columns.messages.ts';
import { Columns } from './columns.tsx';

export const columnsBlock = defineBlock(columns, { Renderer: Columns, messages: columnsMessages });
