import type { RelationStatus } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { useMachineOnPage } from '../../../page/forms/form-response-scope.tsx';
import { failureOfResult, useFormActors } from '../../../page/forms/use-form-actors.ts';
import { useContactRequestMachine } from '../../../machines/contact-request/contact-request.react.tsx';
import type { FormPost } from '../../../machines/request/form-post.ts';
import type { RequestFailure } from '../../../machines/request/request-failure.ts';
import {
  type ContactReply,
  possibleReplies,
  replyEvents,
} from '../../../machines/contact-request/contact-request.machine.ts';

interface DisplayedRequest {
  readonly status: RelationStatus;
  readonly linkLives: boolean;
  /** The answer that the page was drawn with, after a post without scripts. */
  readonly initial: ActionResult | undefined;
}

export interface ContactRequestState {
  readonly status: RelationStatus;
  /** The answers that the request allows. */
  readonly replies: readonly ContactReply[];
  /** An answer is on its way: no other can be given. */
  readonly isBusy: boolean;
  readonly failure: RequestFailure | undefined;
  readonly reply: (reply: ContactReply, post: FormPost) => void;
  /** Undefined where nothing waits for another try. */
  readonly retry: (() => void) | undefined;
  readonly refresh: () => void;
}

/** A contact request on a page of its candidate, driven by its machine. */
export function useContactRequest({ status, linkLives, initial }: DisplayedRequest): ContactRequestState {
  const actors = useFormActors();
  const [snapshot, send] = useContactRequestMachine(actors, {
    status,
    linkLives,
    failure: failureOfResult(initial),
  });
  const { failure } = snapshot.context;
  useMachineOnPage(failure, () => send({ type: 'READ', status, linkLives }));
  return {
    status: snapshot.context.status,
    replies: possibleReplies(snapshot.context),
    isBusy: snapshot.hasTag('busy'),
    failure,
    reply: (reply, post) => send({ type: replyEvents[reply], post }),
    retry: snapshot.can({ type: 'RETRY' }) ? () => send({ type: 'RETRY' }) : undefined,
    refresh: () => send({ type: 'REFRESH' }),
  };
}
