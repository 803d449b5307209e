import type { FormPost, FormSent } from './form-post.ts';

interface WithPost {
  readonly post: FormPost | undefined;
}

/** What the effect that sends a form is given. */
export const postOf = ({ context }: { readonly context: WithPost }): FormPost | undefined => context.post;

/** What a form left behind when it arrived: where the server leads. */
export const pathOf = ({ event }: { readonly event: { readonly output: FormSent } }): string | undefined =>
  event.output.path;

/** The next page is on its way. Over with the page that is read, or when it does not come. */
export const showing = {
  tags: 'busy',
  invoke: {
    src: 'showPage',
    input: ({ context }: { readonly context: FormSent }): FormSent => ({ path: context.path }),
    onDone: { target: 'reading', actions: 'forget' },
    onError: { target: 'reading', actions: 'forget' },
  },
} as const;

/** This page is read again, which the person asked for. What comes with it is noted by the machine's own action. */
export const refreshing = <const Action extends string>(noted: Action) =>
  ({
    tags: 'busy',
    on: { READ: { actions: noted } },
    invoke: {
      src: 'refresh',
      onDone: { target: 'reading', actions: 'forget' },
      onError: { target: 'reading', actions: 'fail' },
    },
  }) as const;

/**
 * The states of what did not happen, each with what can be done about it.
 * @param ways what a person can do again, where the server refused it
 * @param unsent what can be done where it did not arrive
 * @param missing what can be done where it is not there any more
 */
export const failureStates = <
  const Ways extends object,
  const Unsent extends object,
  const Missing extends object,
>(
  ways: Ways,
  unsent: Unsent,
  missing: Missing,
) =>
  ({
    refused: { on: ways },
    conflict: { on: { ...ways, REFRESH: 'refreshing' } },
    forbidden: { on: ways },
    notFound: { on: { ...missing, REFRESH: 'refreshing' } },
    unavailable: { on: unsent },
    offline: { on: unsent },
  }) as const;
