import { createContext } from 'react';
import type { ActionResult } from '../../board/define-block.ts';
import type { FormPost } from '../../machines/request/form-post.ts';

/**
 * Sends a form to its page's address and resolves with what the action answered; a host provides it. It does not reject:
 * where no answer came, the result's status is 0.
 */
export type SendForm = (post: FormPost) => Promise<ActionResult>;

/** Provided once by the host that runs in the browser; without it nothing can be sent. */
export const SendFormContext = createContext<SendForm>(() =>
  Promise.reject(new Error('No host provided a way to send a form')),
);
