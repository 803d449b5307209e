import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id; the library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The form in which a password may be stored; keyboards that write é in two ways mean one password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

let unknown: Promise<string> | undefined;

/**
 * Whether this is the password of a hash. Without a hash the same work is done for nothing, so that the time an
 * answer takes does not tell whether an account exists.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  unknown ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await unknown), password.normalize('NFC'));
  return matches && stored !== null && stored !== undefined;
}
