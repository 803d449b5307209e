import { randomBytes } from 'node:crypto';
import type { Tokens } from '../../platform/http/tokens.ts';

/**
 * Browsers in which somebody has logged in to an account before. Guesses from elsewhere are counted together for an
 * account; those of a known browser by themselves, so that strangers cannot lock its owner out.
 */
interface KnownDevice {
  /** The account's uuid. */
  readonly account: string;
  /** Tells the browsers of one account apart. */
  readonly device: string;
}

/** What a browser brought to show that it is known; undefined for what is none of ours. */
export function readKnownDevice(tokens: Tokens, token: string | undefined): KnownDevice | undefined {
  const [account, device] = (token && tokens.unseal('device', token)?.split('~')) || [];
  return account && device ? { account, device } : undefined;
}

/** What a browser keeps after logging in to an account: what it brought, where that is of this account. */
export function knownDeviceToken(tokens: Tokens, account: string, brought: string | undefined): string {
  const known = readKnownDevice(tokens, brought);
  const device = known?.account === account ? known.device : randomBytes(9).toString('base64url');
  return tokens.seal('device', `${account}~${device}`);
}
