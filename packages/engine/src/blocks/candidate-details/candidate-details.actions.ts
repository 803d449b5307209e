import { requestContactAction } from './request-contact.action.ts';

/** The block's forms and look-ups. */
export const candidateDetailsActions = { order: requestContactAction };
