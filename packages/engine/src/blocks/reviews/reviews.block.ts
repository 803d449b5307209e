import { reviews } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { reviewsMessages } from './reviews.messages.ts';
import { Reviews } from './reviews.tsx';

export const reviewsBlock = defineBlock(reviews, { Renderer: Reviews, messages: reviewsMessages });
