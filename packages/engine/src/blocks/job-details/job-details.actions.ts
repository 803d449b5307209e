import { applyAction } from './apply.action.ts';
import { introduceAction } from './introduce.action.ts';

/** The block's forms and look-ups. */
export const jobDetailsActions = { apply: applyAction, introduce: introduceAction };
