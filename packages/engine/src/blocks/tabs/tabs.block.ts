import { tabs } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { tabsMessages } from './tabs.messages.ts';
import { Tabs } from './tabs.tsx';

export const tabsBlock = defineBlock(tabs, { Renderer: Tabs, messages: tabsMessages });
