import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { FormActors } from '../request/form-post.ts';
import { contactRequestMachine } from './contact-request.machine.ts';

type Machine = typeof contactRequestMachine;

/** The machine with the effects of the page it stands on: those that it was first given. */
export function useContactRequestMachine(
  actors: FormActors,
  input: InputFrom<Machine>,
): readonly [SnapshotFrom<Machine>, ActorRefFrom<Machine>['send']] {
  const [machine] = useState(() => contactRequestMachine.provide({ actors }));
  const [snapshot, send] = useMachine(machine, { input });
  return [snapshot, send];
}
