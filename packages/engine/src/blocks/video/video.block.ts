import { video } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { loadVideo } from './video.load.ts';
import { videoMessages } from './video.messages.ts';
import { Video } from './video.tsx';

export const videoBlock = defineBlock(video, { load: loadVideo, Renderer: Video, messages: videoMessages });
