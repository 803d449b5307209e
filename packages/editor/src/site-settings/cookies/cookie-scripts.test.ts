import { cookieScriptsSchema } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { afterRemoving, changedScript, movedScript, newScript, scriptsOf } from './script-list-changes.ts';
import { runsAfter } from './script-runs.ts';

const scripts = scriptsOf([
  { id: 'a', name: 'A', type: 'mandatory' },
  { id: 'b', name: 'B', type: 'analytics' },
  { id: 'c', name: 'C', type: 'social' },
]);
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join('');

describe('when a script runs', () => {
  it('is after consent to it or to everything', () => {
    expect(Object.fromEntries(runsAfter({ id: 'b', type: 'analytics' }))).toEqual({
      everything: true,
      onlyThis: true,
      nothing: false,
      unanswered: false,
    });
  });
  it('is always for a mandatory one', () => {
    expect(runsAfter({ id: 'a', type: 'mandatory' }).every(([, runs]) => runs)).toBe(true);
  });
});

describe('the list of scripts', () => {
  it('begins a script as the schema does, with an id the schema takes', () => {
    const made = newScript('1f0e9a7c-0000-4000-8000-000000000000', 'New script');
    expect(made).toMatchObject({
      placement: 'head',
      execute: 'initialLoad',
      scriptText: '',
      description: '',
    });
    expect(made.id).toMatch(new RegExp(cookieScriptsSchema.items.properties.id.pattern));
  });
  it('is reordered, no further than its ends', () => {
    expect(ids(movedScript(scripts, 'a', 2))).toBe('bca');
    expect(ids(movedScript(scripts, 'c', -4))).toBe('cab');
    expect(ids(movedScript(scripts, 'b', 9))).toBe('acb');
    expect(movedScript(scripts, 'x', 0)).toBe(scripts);
  });
  it('changes one script and leaves the others as they are', () => {
    const changed = changedScript(scripts, 'b', { placement: 'body' });
    expect(changed[1]).toMatchObject({ id: 'b', placement: 'body' });
    expect(changed[0]).toBe(scripts[0]);
  });
  it('shows the previous script when one goes, or the next if it was first', () => {
    expect(afterRemoving(scripts, 'b')).toBe('a');
    expect(afterRemoving(scripts, 'a')).toBe('b');
    expect(afterRemoving(scripts.slice(0, 1), 'a')).toBeUndefined();
  });
  it('takes what is stored, whatever it is', () => expect(scriptsOf(undefined)).toEqual([]));
});
