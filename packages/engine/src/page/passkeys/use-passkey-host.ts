import { useSyncExternalStore } from 'react';
import { passkeyHost } from './passkey-host.ts';

const never = (): (() => void) => () => undefined;

/** As {@link passkeyHost}; undefined too without scripts, and as the server draws it. */
export function usePasskeyHost(): string | undefined {
  return useSyncExternalStore(never, passkeyHost, () => undefined);
}
