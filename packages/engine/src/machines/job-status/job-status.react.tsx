import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { FormActors } from '../request/form-post.ts';
import { jobStatusMachine } from './job-status.machine.ts';

type Machine = typeof jobStatusMachine;

/** The machine with the effects of the page it stands on: those that it was first given. */
export function useJobStatusMachine(
  actors: FormActors,
  input: InputFrom<Machine>,
): readonly [SnapshotFrom<Machine>, ActorRefFrom<Machine>['send']] {
  const [machine] = useState(() => jobStatusMachine.provide({ actors }));
  const [snapshot, send] = useMachine(machine, { input });
  return [snapshot, send];
}
