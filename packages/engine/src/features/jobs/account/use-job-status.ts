import { jobAfter, type JobStatus } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { type ConfirmedMove, openingEvents } from '../../../machines/job-status/job-status.machine.ts';
import { useJobStatusMachine } from '../../../machines/job-status/job-status.react.tsx';
import type { FormPost } from '../../../machines/request/form-post.ts';
import type { RequestFailure } from '../../../machines/request/request-failure.ts';
import { partField } from '../../../page/account/account-panel.ts';
import { useMachineOnPage } from '../../../page/forms/form-response-scope.tsx';
import { failureOfResult, useFormActors } from '../../../page/forms/use-form-actors.ts';
import { type JobStep, jobSteps } from './manage-jobs-address.ts';

const moveOfStep = { pause: 'pause', activate: 'activate', delete: 'archive' } as const satisfies Record<
  JobStep,
  ConfirmedMove
>;

interface DisplayedJob {
  readonly status: JobStatus;
  /** The step that the address asks to confirm. */
  readonly step: JobStep | undefined;
  /** The answer that the page was drawn with to one of its forms, after a post without scripts. */
  readonly initial: ActionResult | undefined;
}

export interface JobStatusState {
  readonly status: JobStatus;
  /** What the table of statuses allows now. */
  readonly steps: readonly JobStep[];
  /** What is asked about. */
  readonly step: JobStep | undefined;
  /** Something is on its way: no form of the job can be sent. */
  readonly isBusy: boolean;
  /** Why the last post failed, if it was of this part of the page. */
  readonly failureOf: (part: string | undefined) => RequestFailure | undefined;
  readonly ask: (step: JobStep) => void;
  readonly confirm: (post: FormPost) => void;
  readonly cancel: () => void;
  readonly publish: (post: FormPost) => void;
  /** Publishes again what has expired; what runs gets longer. */
  readonly renew: (post: FormPost) => void;
  readonly change: (post: FormPost) => void;
  /** Undefined where nothing waits for another try. */
  readonly retry: (() => void) | undefined;
  readonly refresh: () => void;
}

/** A job on a page of its company, driven by its machine: one for all forms of the page. */
export function useJobStatus({ status, step, initial }: DisplayedJob): JobStatusState {
  const actors = useFormActors();
  const seen = { status, asked: step && moveOfStep[step] };
  const [snapshot, send] = useJobStatusMachine(actors, { ...seen, failure: failureOfResult(initial) });
  const { context } = snapshot;
  useMachineOnPage(context.failure, () => send({ type: 'READ', ...seen }));
  const failedPart = [context.failure?.values?.[partField]].flat()[0];
  return {
    status: context.status,
    steps: jobSteps.filter((one) => jobAfter(moveOfStep[one], context.status)),
    step: jobSteps.find((one) => moveOfStep[one] === context.move),
    isBusy: snapshot.hasTag('busy'),
    failureOf: (part) => (failedPart === part ? context.failure : undefined),
    ask: (one) => send({ type: openingEvents[moveOfStep[one]] }),
    confirm: (post) => send({ type: 'CONFIRM', post }),
    cancel: () => send({ type: 'CANCEL' }),
    publish: (post) => send({ type: 'PUBLISH', post }),
    renew: (post) => send({ type: status === 'expired' ? 'RENEW' : 'CHANGE', post }),
    change: (post) => send({ type: 'CHANGE', post }),
    retry: snapshot.can({ type: 'RETRY' }) ? () => send({ type: 'RETRY' }) : undefined,
    refresh: () => send({ type: 'REFRESH' }),
  };
}
