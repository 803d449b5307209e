import { applyAction } from './apply.action.ts';
import { introduceAction } from './introduce.action.ts';
import { reportAction } from './report.action.ts';

/** The block's forms and look-ups. */
export const jobDetailsActions = { apply: applyAction, introduce: introduceAction, report: reportAction };
