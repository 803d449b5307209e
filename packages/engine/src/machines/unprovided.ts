import { fromPromise } from 'xstate';

/** An effect no host has provided: it rejects with its own name, so that a missing wire is seen at once. */
export function unprovided<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`No host provided the effect '${name}'`)));
}
