// @vitest-environment happy-dom
import { cookieScriptsSchema, type CookieScript } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Journal } from '../../page-editing/editing.ts';
import { openSiteSettings } from '../open-site-settings.fixture.tsx';
import { scriptsOf } from './script-changes.ts';

const scripts = scriptsOf([
  { id: 'pixel', name: 'Pixel', type: 'marketing', scriptText: '<script>1</script>', placement: 'body' },
  { id: 'counter', name: '', type: 'analytics' },
]);
let opened: Awaited<ReturnType<typeof openSiteSettings>>;
const open = async (before?: Journal): Promise<void> => {
  opened = await openSiteSettings('scripts', {
    changes: { cookieScripts: scripts },
    ...(before && { before }),
  });
};
/** Each list that would be saved, and what its step is called. */
const steps = () =>
  opened.journal().pending.map(({ name, command }) => {
    if (command.type !== 'setCookieScripts') throw new Error(`It is no list of scripts: ${command.type}`);
    expect(problemsOf(cookieScriptsSchema, command.scripts)).toEqual([]);
    return [name.key, name.values?.['script'], command.scripts as readonly CookieScript[]] as const;
  });
const rows = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-rows] [data-named]')].map(({ textContent }) => textContent);
const alerts = (): string => document.querySelector('main [role="alert"]')?.textContent ?? '';
const name = 'cookie-scripts-0_name';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
});

it('adds a script under an id of its own that runs for nobody unasked, and shows when it runs', async () => {
  await open();
  expect(rows()).toEqual(['Pixel', 'Analytics']);
  await opened.press('Add cookie script');
  const [[key, , added]] = steps() as [ReturnType<typeof steps>[0]];
  expect([key, added.slice(0, 2)]).toEqual(['cookieScriptAdded', scripts]);
  expect(added[2]).toMatchObject({ type: 'marketing', name: '', placement: 'head', scriptText: '' });
  expect(scripts.map(({ id }) => id)).not.toContain(added[2]?.id);
  expect(document.querySelector('main table')?.textContent).toContain(
    'Visitor has not answered yetStays out',
  );
});

it('gives a copy an id of its own: what a visitor agreed to is the script that it is a copy of', async () => {
  await open();
  await opened.press('Duplicate Pixel');
  await opened.press('Duplicate Pixel');
  const copies = steps().at(-1)?.[2] ?? [];
  expect(copies.map((script) => ({ ...script, id: '' }))).toEqual(
    [0, 0, 0, 1].map((at) => ({ ...scripts[at], id: '' })),
  );
  expect(new Set(copies.map(({ id }) => id)).size).toBe(4);
});

it('is changed, moved and deleted, each a step that says what was done', async () => {
  await open();
  await opened.press('Pixel');
  await opened.write(name, 'Pixel van Meta');
  const grip = document.querySelector('[aria-label^="Move Pixel van Meta"]');
  const down = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true });
  await act(async () => grip?.dispatchEvent(down));
  expect(rows()).toEqual(['Analytics', 'Pixel van Meta']);
  await opened.press('Delete Analytics');
  expect(steps().map(([key, script]) => [key, script])).toEqual([
    ['cookieScriptChanged', 'Pixel van Meta'],
    ['cookieScriptMoved', undefined],
    ['cookieScriptRemoved', 'Analytics'],
  ]);
  expect(steps().at(-1)?.[2]).toEqual([{ ...scripts[0], name: 'Pixel van Meta' }]);
});

it('keeps a list that is not valid in another section and after a reload, open at its error, and saves it once it is', async () => {
  await open();
  await opened.press('Pixel');
  const long = 'n'.repeat(81);
  await opened.write(name, long);
  await opened.press('Delete Analytics');
  expect([alerts(), steps()]).toEqual(['Not saved until this is put right.', []]);
  await opened.goTo('Jobs');
  await opened.goTo('Cookie scripts');
  expect(opened.field(name).value).toBe(long);

  const before = JSON.parse(JSON.stringify(opened.journal())) as Journal;
  await opened.close();
  await open(before);
  expect(opened.field(name).value).toBe(long);
  expect(opened.field(name).getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector(`#${name}-message`)?.textContent).toContain('at most 80 characters');
  await opened.write(name, 'Pixel van Meta');
  expect(alerts()).toBe('');
  expect(steps().map(([, , list]) => list)).toEqual([[{ ...scripts[0], name: 'Pixel van Meta' }]]);
  expect(opened.journal().drafts).toEqual({});
});

it('is no draft any more once it is as it is stored, and nothing is saved for that', async () => {
  await open();
  await opened.press('Pixel');
  await opened.write(name, 'n'.repeat(81));
  await opened.write(name, 'Pixel');
  expect([opened.journal().drafts, steps()]).toEqual([{}, []]);
});
