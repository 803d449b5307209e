import { createActor, fromPromise } from 'xstate';
import { hasUnsavedInput } from '../forms/unsaved-input.ts';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';

export interface ConnectionSession {
  readonly stop: () => void;
}

/** Starts the connection machine with the browser's events and effects. */
export function startConnectionSession(effects: {
  readonly show: (state: 'online' | 'offline' | 'restored') => void;
  readonly refresh: () => Promise<void>;
  /** The connection went and came back before this was here. */
  readonly wasLost?: boolean;
}): ConnectionSession {
  const actor = createActor(
    connectionMachine.provide({
      actors: {
        reloadPage: fromPromise<void, void>(async () => location.reload()),
        refreshData: fromPromise<void, void>(() => effects.refresh()),
      },
    }),
  );
  actor.subscribe(({ value }) =>
    effects.show(value === 'offline' || value === 'restored' ? value : 'online'),
  );
  actor.start();
  const offline = (): void => actor.send({ type: 'OFFLINE' });
  const online = (): void => {
    actor.send({ type: 'INPUT_CHANGED', unsaved: hasUnsavedInput(document) });
    actor.send({ type: 'ONLINE' });
  };
  addEventListener('offline', offline);
  addEventListener('online', online);
  if (effects.wasLost) {
    offline();
    online();
  } else if (!navigator.onLine) offline();
  return {
    stop() {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
      actor.stop();
    },
  };
}
