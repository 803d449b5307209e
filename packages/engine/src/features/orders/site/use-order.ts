import type { OrderStatus } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { useOrderMachine } from '../../../machines/order/order.react.tsx';
import type { FormPost } from '../../../machines/request/form-post.ts';
import type { RequestFailure } from '../../../machines/request/request-failure.ts';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { useMachineOnPage } from '../../../page/forms/form-response-scope.tsx';
import { failureOfResult, useFailedResponse, useFormActors } from '../../../page/forms/use-form-actors.ts';

interface DisplayedOrder {
  /** Undefined while it is filled in. */
  readonly status: OrderStatus | undefined;
  /** Whether the payment provider's word is awaited. */
  readonly isAwaited?: boolean;
  /** The answer that the page was drawn with, after a post without scripts. */
  readonly initial: ActionResult | undefined;
}

export interface OrderState {
  readonly canPay: boolean;
  /** It came to nothing: the same can be ordered again. */
  readonly isEnded: boolean;
  readonly isBusy: boolean;
  /** The buyer asked how it stands. */
  readonly isChecking: boolean;
  readonly failure: RequestFailure | undefined;
  /** The failure as the form's fields read it. */
  readonly answer: FormResponse;
  readonly place: (post: FormPost) => void;
  readonly pay: (post: FormPost) => void;
  readonly check: () => void;
  /** Undefined where nothing waits for another try. */
  readonly retry: (() => void) | undefined;
  /** Undefined where the form itself shows what changed. */
  readonly refresh: (() => void) | undefined;
}

/** An order on a page of its buyer, from its form to what came of it, driven by its machine. */
export function useOrder({ status, isAwaited = false, initial }: DisplayedOrder): OrderState {
  const actors = useFormActors();
  const [snapshot, send] = useOrderMachine(actors, { status, isAwaited, failure: failureOfResult(initial) });
  const { context } = snapshot;
  useMachineOnPage(context.failure, () => send({ type: 'READ', status, isAwaited }));
  return {
    canPay: context.status === 'open',
    isEnded: snapshot.hasTag('ended'),
    isBusy: snapshot.hasTag('busy'),
    isChecking: snapshot.matches('checking') && !context.isLook,
    failure: context.failure,
    answer: useFailedResponse(context.failure),
    place: (post) => send({ type: 'PLACE', post }),
    pay: (post) => send({ type: 'PAY', post }),
    check: () => send({ type: 'CHECK' }),
    retry: snapshot.can({ type: 'RETRY' }) ? () => send({ type: 'RETRY' }) : undefined,
    refresh: snapshot.can({ type: 'REFRESH' }) ? () => send({ type: 'REFRESH' }) : undefined,
  };
}
