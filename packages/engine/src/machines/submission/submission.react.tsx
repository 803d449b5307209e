import { useMachine } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { submissionMachine } from './submission.machine.ts';

type Machine = typeof submissionMachine;

/** What one dialog sends: of its own for as long as it is there. */
export function useSubmissionMachine(): readonly [SnapshotFrom<Machine>, ActorRefFrom<Machine>['send']] {
  const [snapshot, send] = useMachine(submissionMachine);
  return [snapshot, send];
}
