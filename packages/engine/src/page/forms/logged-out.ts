import type { Translate } from '@boardwright/ui/translate';
import type { ActionResult } from '../../board/define-block.ts';
import type { LoggedOutKey } from './logged-out.messages.ts';

type Values = Readonly<Record<string, string | readonly string[]>>;

/** What forms carry unseen; names that begin with an underscore are such too. */
const hidden: ReadonlySet<string> = new Set(['id', 'revision', 'mapping']);

function wasTyped(values: Values): boolean {
  return Object.entries(values).some(
    ([name, value]) => !name.startsWith('_') && !hidden.has(name) && value.length > 0,
  );
}

/**
 * The answer to who is no longer logged in. That what was typed is still there is said only where something was: under
 * a button alone it would puzzle.
 * @param values what was typed, without secrets
 */
export function loggedOutRefusal(values: Values, t: Translate<LoggedOutKey>): ActionResult {
  return { ok: false, status: 401, message: t(wasTyped(values) ? 'loggedOutTyped' : 'loggedOut'), values };
}
