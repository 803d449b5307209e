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

const session = { site: 18, person: 'anna' };
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
  deferred: [],
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
  drafts: {},
};

describe('the journal of this browser', () => {
  it('gives back after a reload what was not saved and what can be undone, per site and person', () => {
    createJournal(session)(journal);
    expect(readJournal(session)?.pending).toEqual(journal.pending);
    expect(readJournal(session)?.failures).toEqual(journal.failures);
    expect(readJournal(session)?.history[0]?.name).toEqual({ key: 'changed' });
    expect(readJournal({ ...session, site: 19 })).toBeUndefined();
    expect(readJournal({ ...session, person: 'sanne' })).toBeUndefined();
  });

  const step = (nth: number, title: string): Journal['history'][number] => ({
    uid: `s${nth}`,
    name: { key: 'changed' },
    page: 1,
    at: nth,
    changes: [{ uid: `c${nth}`, command: { type: 'setSite', set: { title }, unset: [] }, inverse: [] }],
  });

  it('has every key as it is typed, and writes of the history no more than its end', () => {
    const writeJournal = createJournal(session);
    let history = Array.from({ length: 60 }, (_, nth) => step(nth, 'stap'));
    writeJournal({ ...journal, history });
    history = [...history, step(60, 'M')];
    writeJournal({ ...journal, history });
    const written: string[] = [];
    const set = localStorage.setItem.bind(localStorage);
    localStorage.setItem = (key, value) => {
      written.push(key.split('.').at(-1) ?? '');
      set(key, value);
    };
    for (const title of ['Mi', 'Mid', 'Midd']) {
      history = [...history.slice(0, -1), step(60, title)];
      const pending = [{ uid: 'a', name: { key: 'changed' }, command: history[60]!.changes[0]!.command }];
      writeJournal({ ...journal, pending, history });
      expect(readJournal(session)).toEqual({ ...journal, pending, history });
    }
    expect(new Set(written)).toEqual(new Set(['pending', 'recent']));
  });

  it('has the history as it became, however far one goes back and forth', () => {
    const writeJournal = createJournal(session);
    const all = Array.from({ length: 90 }, (_, nth) => step(nth, 'stap'));
    for (const length of [1, 15, 40, 38, 90, 90, 3, 0, 25, 24]) {
      const history = length === 25 ? all.slice(0, 25).map((one) => ({ ...one })) : all.slice(0, length);
      writeJournal({ ...journal, history });
      expect(readJournal(session)?.history).toEqual(history);
    }
  });

  it('has what is typed and cannot be stored yet', () => {
    createJournal(session)({ ...journal, drafts: { '12/NL': { anchor: 'geen anker' } } });
    expect(readJournal(session)?.drafts).toEqual({ '12/NL': { anchor: 'geen anker' } });
  });

  it('keeps no history with a gap where the store is full', () => {
    const writeJournal = createJournal(session);
    const history = Array.from({ length: 60 }, (_, nth) => step(nth, 'stap'));
    writeJournal({ ...journal, history });
    const set = localStorage.setItem.bind(localStorage);
    localStorage.setItem = (key, value) => {
      if (key.endsWith('recent')) throw new Error('QuotaExceededError');
      set(key, value);
    };
    writeJournal({ ...journal, history: [...history, step(60, 'te veel')] });
    expect(readJournal(session)).toEqual({ ...journal, history: [] });
  });

  it('keeps a password no longer than until it is saved', () => {
    const writeJournal = createJournal(session);
    writeJournal(journal);
    const refused = journal.failures.map((failure) => ({ ...failure, commands: [command] }));
    writeJournal({ ...journal, pending: [], failures: [...journal.failures, ...refused] });
    expect(readJournal(session)?.failures).toEqual(journal.failures);
    expect([...stored.values()].join()).toContain('favicon');
    expect([...stored.values()].join()).not.toContain('open-sesam');
  });

  it('starts anew where something else lies in its place, and does without a full store', () => {
    stored.set('boardwright.editor.v2.18.anna.pending', '{');
    expect(readJournal(session)).toBeUndefined();
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(() => createJournal(session)(journal)).not.toThrow();
  });
});
