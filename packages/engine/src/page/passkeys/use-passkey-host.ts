import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** No number is a host that a passkey could be for, and nothing that is not safe. */
const hostNow = (): string | undefined =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)
    ? location.hostname
    : undefined;

/** The host that passkeys of this page are for; undefined where the browser has none, without scripts, and as the server draws it. */
export function usePasskeyHost(): string | undefined {
  return useSyncExternalStore(never, hostNow, () => undefined);
}
