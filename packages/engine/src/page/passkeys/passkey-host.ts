/**
 * The host that passkeys of this page are for. No number is one, and nothing that is not safe.
 * @returns undefined where the browser has none
 */
export const passkeyHost = (): string | undefined =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)
    ? location.hostname
    : undefined;
