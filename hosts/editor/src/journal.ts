import { nothingStored, type Journal } from '@boardwright/editor';

const prefix = 'boardwright.editor.v2.';

/**
 * Parts of a journal, each stored on its own and written when it changes, with the key that changed it: what is not saved
 * yet is small, and of what can be undone `recent` is the end, so that a key writes no more than the step it is in.
 */
const parts = ['pending', 'deferred', 'failures', 'drafts', 'future', 'history', 'recent'] as const;
type Part = (typeof parts)[number];

/** As many steps at the end of the history are written with each key of the last one. */
const mostRecent = 20;

/** Whose work on which site: two admins at one machine find each their own. */
export interface JournalScope {
  readonly site: number;
  /** The admin's uuid. */
  readonly person: string;
}

const keyOf = ({ site, person }: JournalScope, part: string): string => `${prefix}${site}.${person}.${part}`;

/** What this browser stored of somebody's work on a site; undefined when there is nothing. */
export function readJournal(scope: JournalScope): Journal | undefined {
  try {
    const found = parts.flatMap((part) => {
      const text = localStorage.getItem(keyOf(scope, part));
      return text === null ? [] : [[part, JSON.parse(text) as unknown] as const];
    });
    if (found.length === 0) return undefined;
    const { recent, ...journal } = { ...nothingStored, recent: [], ...Object.fromEntries(found) };
    return { ...journal, history: [...journal.history, ...recent] };
  } catch {
    // What another version or another hand left there is of no use: one starts with what the server has.
    deleteJournal(scope);
    return undefined;
  }
}

function deleteJournal(scope: JournalScope): void {
  for (const part of parts) localStorage.removeItem(keyOf(scope, part));
}

/** A site's password is stored only until it is saved: what can be undone needs no secret. */
const unsecret = (name: string, value: unknown): unknown => (name === 'password' ? undefined : value);

/** What was refused is stored without what would lack its secret. */
function withoutSecrets(failures: Journal['failures']): Journal['failures'] {
  const holdsSecret = (one: object): boolean => JSON.stringify(one) !== JSON.stringify(one, unsecret);
  return failures.filter((one) => !holdsSecret(one));
}

const isOfHistory = (part: Part): boolean => part === 'history' || part === 'recent';

/** Keeps a site's journal. Only what changed since the last time is written. */
export function createJournal(scope: JournalScope): (journal: Journal) => void {
  const last: Partial<Record<Part, unknown>> = {};
  const write = (part: Part, stored: object): void => {
    if (last[part] === stored) return;
    last[part] = stored;
    const key = keyOf(scope, part);
    try {
      if (Object.keys(stored).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(stored, part === 'pending' ? undefined : unsecret));
    } catch {
      // Policy: a full or switched-off store keeps no journal; saving goes on, and steps can be undone until a reload.
      // A history with a gap would take back what others were built on.
      for (const lost of isOfHistory(part) ? (['history', 'recent'] as const) : [part])
        localStorage.removeItem(keyOf(scope, lost));
    }
  };
  let steps: Journal['history'] | undefined;
  let older: Journal['history'] = [];
  const writeSteps = (history: Journal['history']): void => {
    if (steps === history) return;
    steps = history;
    const hasOlder = older.length <= history.length && older.every((step, at) => step === history[at]);
    if (!hasOlder || history.length - older.length > mostRecent) older = history;
    write('history', older);
    write('recent', history.slice(older.length));
  };
  let failures: Journal['failures'] | undefined;
  return (journal) => {
    for (const part of ['pending', 'deferred', 'drafts', 'future'] as const) write(part, journal[part]);
    if (failures !== journal.failures) write('failures', withoutSecrets(journal.failures));
    ({ failures } = journal);
    writeSteps(journal.history);
  };
}
