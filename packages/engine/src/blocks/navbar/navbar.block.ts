import { navbar } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { navbarMessages } from './navbar.messages.ts';
import { Navbar } from './navbar.tsx';

export const navbarBlock = defineBlock(navbar, { Renderer: Navbar, messages: navbarMessages });
