import type { Deps } from '../../platform/deps.ts';
import type { AccountPorts } from './account-ports.ts';
import type { Attempts } from './attempts.ts';

/** What the handlers of this area work with. */
export interface AccountDeps extends Pick<
  Deps,
  'db' | 'tokens' | 'clock' | 'storage' | 'search' | 'mailsQueued'
> {
  /** Guesses at one account's password. */
  readonly guesses: Attempts;
  /** Guesses at the code of an admin's second step. */
  readonly codes: Attempts;
  /** Mails that anybody may cause to one address. */
  readonly askedMails: Attempts;
  readonly ports: AccountPorts;
}
