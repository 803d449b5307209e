import { useEffect, useRef } from 'react';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { useSubmissionMachine } from '@boardwright/engine/submission';

interface Submission<Input> {
  readonly isBusy: boolean;
  readonly failure: RequestFailure | undefined;
  /** Sends this, unless something is on its way. */
  readonly submit: (input: Input) => void;
  /** Takes back what failed. */
  readonly reset: () => void;
}

/**
 * What is sent from a dialog, driven by its machine.
 * @param send its Error's message is a sentence for the admin
 * @param onDone what follows; not called once the dialog is closed
 */
export function useSubmission<Input, Result>(
  send: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
): Submission<Input> {
  const latest = useRef({ send, onDone });
  useEffect(() => {
    latest.current = { send, onDone };
  });
  const [snapshot, dispatch] = useSubmissionMachine();
  return {
    isBusy: snapshot.hasTag('busy'),
    failure: snapshot.context.failure,
    submit(input) {
      dispatch({
        type: 'SUBMIT',
        async send() {
          const result = await latest.current.send(input);
          return () => latest.current.onDone(result, input);
        },
      });
    },
    reset: () => dispatch({ type: 'RESET' }),
  };
}
