import type { ContactState } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { useMachineOnPage } from '../../../page/forms/form-response-scope.tsx';
import { failureOfResult, useFormActors } from '../../../page/forms/use-form-actors.ts';
import { useContactedCandidateMachine } from '../../../machines/contacted-candidate/contacted-candidate.react.tsx';
import type { FormPost } from '../../../machines/request/form-post.ts';
import type { RequestFailure } from '../../../machines/request/request-failure.ts';

interface DisplayedCandidate {
  readonly state: ContactState;
  readonly asksToWithdraw?: boolean;
  /** The answer that the page was drawn with, after a post without scripts. */
  readonly initial: ActionResult | undefined;
}

export interface ContactedCandidateState {
  readonly state: ContactState;
  /** Whether it is asked if the request is to be taken back. */
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly failure: RequestFailure | undefined;
  readonly request: (post: FormPost) => void;
  readonly withdraw: () => void;
  readonly confirm: (post: FormPost) => void;
  readonly cancel: () => void;
  /** Undefined where nothing waits for another try. */
  readonly retry: (() => void) | undefined;
  readonly refresh: () => void;
}

/** A candidate on a page of a company that asks, or asked, for contact; driven by its machine. */
export function useContactedCandidate({
  state,
  asksToWithdraw = false,
  initial,
}: DisplayedCandidate): ContactedCandidateState {
  const actors = useFormActors();
  const [snapshot, send] = useContactedCandidateMachine(actors, {
    state,
    asksToWithdraw,
    failure: failureOfResult(initial),
  });
  const { context } = snapshot;
  useMachineOnPage(context.failure, () => send({ type: 'READ', state, asksToWithdraw }));
  const isWithdrawing = context.move === 'withdraw' && !snapshot.matches('showing');
  return {
    state: context.state,
    isAsking:
      snapshot.matches('confirming') || isWithdrawing || (asksToWithdraw && context.failure !== undefined),
    isBusy: snapshot.hasTag('busy'),
    failure: context.failure,
    request: (post) => send({ type: 'REQUEST', post }),
    withdraw: () => send({ type: 'WITHDRAW' }),
    confirm: (post) => send({ type: 'CONFIRM', post }),
    cancel: () => send({ type: 'CANCEL' }),
    retry: snapshot.can({ type: 'RETRY' }) ? () => send({ type: 'RETRY' }) : undefined,
    refresh: () => send({ type: 'REFRESH' }),
  };
}
