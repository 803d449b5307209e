import { fromPromise } from 'xstate';
import type { FormPost, FormSent } from './form-post.ts';
import { RequestError, type RequestFailure } from './request-failure.ts';

/** How the effects of a form's machine end in a test. */
export interface FormActors {
  /** Why the first posts fail, one after the other; those that follow arrive. */
  readonly failures?: readonly RequestFailure[];
  /** Where the server leads. */
  readonly path?: string;
  readonly showFails?: boolean;
  readonly refreshFails?: Error;
}

/** The effects of a form's machine without a page, and what was asked of them. */
export function formActors({ failures = [], path, showFails = false, refreshFails }: FormActors = {}) {
  const sent: FormPost[] = [];
  const visited: (string | undefined)[] = [];
  const actors = {
    sendForm: fromPromise<FormSent, FormPost | undefined>(async ({ input }) => {
      if (!input) throw new Error('There is no form');
      sent.push(input);
      const failure = failures[sent.length - 1];
      if (failure) throw new RequestError(failure);
      return { path };
    }),
    showPage: fromPromise<void, FormSent>(async ({ input }) => {
      if (showFails) throw new Error('The page does not come');
      visited.push(input.path);
    }),
    refresh: fromPromise<void, void>(async () => {
      if (refreshFails) throw refreshFails;
      visited.push('refreshed');
    }),
  };
  return { actors, sent, visited };
}

/** A form as it is sent. */
export function post(values: Readonly<Record<string, string>> = {}): FormPost {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return { address: '/here', form };
}
