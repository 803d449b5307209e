import { nothingStored, type Journal } from '@boardwright/engine/editor';

const prefix = 'boardwright.editor.v2.';

/** Parts of a journal, each kept on its own: what is not saved yet is small, and written with every key. */
const parts = ['pending', 'parked', 'failures', 'history', 'future'] as const;

/** Whose work on which site: two admins at one machine find each their own. */
export interface JournalScope {
  readonly site: number;
  /** The admin's uuid. */
  readonly person: string;
}

const keyOf = ({ site, person }: JournalScope, part: string): string => `${prefix}${site}.${person}.${part}`;

/** What this browser kept of somebody's work on a site; undefined when there is nothing. */
export function readJournal(scope: JournalScope): Journal | undefined {
  try {
    const stored = parts.flatMap((part) => {
      const text = localStorage.getItem(keyOf(scope, part));
      return text === null ? [] : [[part, JSON.parse(text) as unknown] as const];
    });
    return stored.length === 0 ? undefined : { ...nothingStored, ...Object.fromEntries(stored) };
  } catch {
    // What another version or another hand left there is of no use: one starts with what the server has.
    deleteJournal(scope);
    return undefined;
  }
}

function deleteJournal(scope: JournalScope): void {
  for (const part of parts) localStorage.removeItem(keyOf(scope, part));
}

/** A site's password is kept only until it is saved: what can be undone needs no secret. */
const unsecret = (name: string, value: unknown): unknown => (name === 'password' ? undefined : value);

/** What is kept of a part: what is pending whole, and of what was refused nothing that would lack its secret. */
function storedOf(part: (typeof parts)[number], journal: Journal): readonly object[] {
  const holdsSecret = (one: object): boolean => JSON.stringify(one) !== JSON.stringify(one, unsecret);
  return part === 'failures' ? journal.failures.filter((one) => !holdsSecret(one)) : journal[part];
}

/** Keeps a site's journal. Only what changed since the last time is written. */
export function createJournal(scope: JournalScope): (journal: Journal) => void {
  let last: Journal | undefined;
  const write = (part: (typeof parts)[number], journal: Journal): void => {
    const key = keyOf(scope, part);
    try {
      const current = storedOf(part, journal);
      if (current.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(current, part === 'pending' ? undefined : unsecret));
    } catch {
      // Policy: a full or switched-off store keeps no journal; saving goes on, and steps can be undone until a reload.
      localStorage.removeItem(key);
    }
  };
  return (journal) => {
    for (const part of parts) if (journal[part] !== last?.[part]) write(part, journal);
    last = journal;
  };
}
