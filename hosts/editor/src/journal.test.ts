import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournal, readJournal } from './journal.ts';

type Journal = Parameters<ReturnType<typeof createJournal>>[0];

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const desk = { site: 18, person: 'anna' };
const command = { type: 'setSite', set: { password: 'open-sesam', favicon: '/x.png' }, unset: [] } as const;
const journal: Journal = {
  pending: [{ uid: 'a', name: { key: 'changed' }, command }],
  history: [
    {
      uid: 's',
      name: { key: 'changed' },
      page: undefined,
      at: 1,
      changes: [{ uid: 'a', command, inverse: [] }],
    },
  ],
  future: [],
  parked: [],
  failures: [
    {
      uid: 'f',
      name: { key: 'changed' },
      page: undefined,
      commands: [{ type: 'setSite', set: { favicon: '/y.png' }, unset: [] }],
      message: 'Update Block Error',
      fields: {},
    },
  ],
};

describe('the journal of this browser', () => {
  it('gives back after a reload what was not saved and what can be undone, per site and person', () => {
    createJournal(desk)(journal);
    expect(readJournal(desk)?.pending).toEqual(journal.pending);
    expect(readJournal(desk)?.failures).toEqual(journal.failures);
    expect(readJournal(desk)?.history[0]?.name).toEqual({ key: 'changed' });
    expect(readJournal({ ...desk, site: 19 })).toBeUndefined();
    expect(readJournal({ ...desk, person: 'sanne' })).toBeUndefined();
  });

  it('keeps a password no longer than until it is saved', () => {
    const keep = createJournal(desk);
    keep(journal);
    const refused = journal.failures.map((failure) => ({ ...failure, commands: [command] }));
    keep({ ...journal, pending: [], failures: [...journal.failures, ...refused] });
    expect(readJournal(desk)?.failures).toEqual(journal.failures);
    expect([...stored.values()].join()).toContain('favicon');
    expect([...stored.values()].join()).not.toContain('open-sesam');
  });

  it('starts anew where something else lies in its place, and does without a full store', () => {
    stored.set('boardwright.editor.v2.18.anna.pending', '{');
    expect(readJournal(desk)).toBeUndefined();
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(() => createJournal(desk)(journal)).not.toThrow();
  });
});
