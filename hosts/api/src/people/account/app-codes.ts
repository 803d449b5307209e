import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds by which the clock of a phone may be off: the code before, the one now and the one after are taken. */
const drift = 30;

/** What an app makes codes from, in base 32. */
export const makeSecret = (): string => generateSecret();

/** The same for an app to scan, under the names by which it lists it. */
export const secretAddress = (secret: string, issuer: string, label: string): string =>
  generateURI({ secret, issuer, label });

export interface GivenCode {
  /** Six digits. */
  readonly code: string;
  readonly secret: string;
  /** The half minute of the code that was taken last: that one and those before are refused. */
  readonly after: number;
  readonly now: Date;
}

/** The half minute that a code of an app belongs to; undefined for what is no code of it, or was one too long ago. */
export function timeStepOf({ code, secret, after, now }: GivenCode): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const found = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: drift,
    // Nothing was taken yet: the library has no half minute before the first.
    ...(after > 0 && { afterTimeStep: after }),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}
