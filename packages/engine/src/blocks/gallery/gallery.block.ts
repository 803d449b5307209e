import { gallery } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { galleryMessages } from './gallery.messages.ts';
import { Gallery } from './gallery.tsx';

export const galleryBlock = defineBlock(gallery, { Renderer: Gallery, messages: galleryMessages });
