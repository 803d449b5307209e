// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nothingStored, type Journal } from '../page-editing/editing.ts';
import type { SectionName } from './sections.ts';
import { SiteSettingsFixture } from './site-settings.fixture.tsx';

let root: Root;
let journal: Journal;
const keep = (next: Journal): void => {
  journal = next;
};

async function open(section: SectionName, before?: Journal): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(<SiteSettingsFixture section={section} {...(before && { journal: before })} keep={keep} />),
  );
}
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`#setting-${name}`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const about = (name: string): string => document.querySelector(`#setting-${name}-about`)?.textContent ?? '';
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
async function write(name: string, text: string): Promise<void> {
  await act(async () => {
    setValue?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => void field(name).dispatchEvent(new Event('focusout', { bubbles: true })));
}
async function goTo(title: string): Promise<void> {
  const entry = [...document.querySelectorAll('nav button')].find((one) => one.textContent.startsWith(title));
  await act(async () => entry?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
  journal = nothingStored;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('keeps what is not valid in another section and after a reload, with its error; what is valid beside it is saved', async () => {
  await open('measuring');
  await write('gtm_key', 'foo bar');
  expect(about('gtm_key')).toContain('Not saved until this is put right.');
  await write('ga4_key', 'G-ABC1234567');
  expect(journal.pending.map(({ command }) => command)).toEqual([
    { type: 'setSite', set: { ga4_key: 'G-ABC1234567' }, unset: [] },
  ]);
  await goTo('Jobs');
  expect(document.querySelector('#setting-gtm_key')).toBeNull();
  await goTo('Measuring');
  expect([field('gtm_key').value, field('gtm_key').getAttribute('aria-invalid')]).toEqual([
    'foo bar',
    'true',
  ]);

  await act(async () => root.unmount());
  await open('measuring', JSON.parse(JSON.stringify(journal)) as Journal);
  expect(field('gtm_key').value).toBe('foo bar');
  expect(about('gtm_key')).toContain('GTM-');
});

it('is no draft any more once it is as it is stored, and nothing is saved for that', async () => {
  await open('measuring');
  await write('gtm_key', 'foo bar');
  expect(journal.drafts).toEqual({ 'site/': { gtm_key: 'foo bar' } });
  await write('gtm_key', '');
  expect([journal.drafts, journal.pending]).toEqual([{}, []]);
  expect(field('gtm_key').getAttribute('aria-invalid')).toBeNull();
});

it('keeps a colour that is none where it was typed; the theme is saved without it', async () => {
  await open('theme');
  await write('primary_color', 'groen');
  await write('secondary_color', '#27457a');
  await goTo('Jobs');
  await goTo('Theme');
  expect(field('primary_color').value).toBe('groen');
  const save = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save theme');
  await act(async () => save?.click());
  expect(journal.pending.map(({ command }) => command)).toEqual([
    { type: 'setSite', set: { secondary_color: '#27457a' }, unset: [] },
  ]);
  expect(journal.drafts).toEqual({ 'site/': { primary_color: 'groen' } });
});
