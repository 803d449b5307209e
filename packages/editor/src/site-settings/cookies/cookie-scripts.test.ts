import { cookieScriptsSchema } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { begunScript, isTyped, scriptChange, scriptsOf } from './script-changes.ts';
import { runsAfter } from './script-runs.ts';

const scripts = scriptsOf([
  { id: 'a', name: 'A', type: 'mandatory' },
  { id: 'b', name: 'B', type: 'analytics' },
  { id: 'c', name: 'C', type: 'social' },
]);
const [a, b, c] = scripts as readonly [(typeof scripts)[0], (typeof scripts)[0], (typeof scripts)[0]];

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
  const uid = '1f0e9a7c-0000-4000-8000-000000000000';

  it('begins a script with an id that the schema takes, and as what never runs unasked', () => {
    const made = begunScript(uid, {});
    expect(made).toEqual({ id: 'script-1f0e9a7c', name: '', type: 'marketing' });
    expect(made.id).toMatch(new RegExp(cookieScriptsSchema.items.properties.id.pattern));
  });
  it('gives a copy an id of its own, and leaves the rest of it', () => {
    expect(begunScript(uid, a)).toEqual({ ...a, id: 'script-1f0e9a7c' });
  });
  it('takes what is stored, whatever it is', () => expect(scriptsOf(undefined)).toEqual([]));

  it('calls each change by what was done, and to which script', () => {
    const changes: readonly (readonly [readonly (typeof scripts)[0][], string, string])[] = [
      [[a, b, { ...a, id: 'd' }, c], 'cookieScriptAdded', 'd'],
      [[a, c], 'cookieScriptRemoved', 'b'],
      [[c, a, { ...b, placement: 'body' }], 'cookieScriptChanged', 'b'],
    ];
    for (const [after, key, id] of changes)
      expect(scriptChange(scripts, after)).toMatchObject({ key, script: { id } });
    expect(scriptChange(scripts, [b, c, a])).toEqual({ key: 'cookieScriptMoved' });
    expect(scriptChange(scripts, [...scripts])).toBeUndefined();
  });

  it('tells what is being typed from what is chosen, added or moved', () => {
    expect(isTyped(scripts, [{ ...a, name: 'AB' }, { ...b, scriptText: '<s' }, c])).toBe(true);
    for (const made of [
      [{ ...a, type: 'social' } as const, b, c],
      [a, b],
      [b, a, c],
    ])
      expect(isTyped(scripts, made)).toBe(false);
  });
});
