// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Journal } from '../page-editing/editing.ts';
import { openSiteSettings } from './open-site-settings.fixture.tsx';

let opened: Awaited<ReturnType<typeof openSiteSettings>>;
const open = async (...given: Parameters<typeof openSiteSettings>): Promise<void> => {
  opened = await openSiteSettings(...given);
};
const field = (name: string) => opened.field(`setting-${name}`);
const about = (name: string): string => document.querySelector(`#setting-${name}-about`)?.textContent ?? '';
const write = (name: string, text: string): Promise<void> => opened.write(`setting-${name}`, text);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
});

it('keeps what is not valid in another section and after a reload, with its error; what is valid beside it is saved', async () => {
  await open('measuring');
  await write('gtm_key', 'foo bar');
  expect(about('gtm_key')).toContain('Not saved until this is put right.');
  await write('ga4_key', 'G-ABC1234567');
  expect(opened.journal().pending.map(({ command }) => command)).toEqual([
    { type: 'setSite', set: { ga4_key: 'G-ABC1234567' }, unset: [] },
  ]);
  await opened.goTo('Jobs');
  expect(document.querySelector('#setting-gtm_key')).toBeNull();
  await opened.goTo('Measuring');
  expect([field('gtm_key').value, field('gtm_key').getAttribute('aria-invalid')]).toEqual([
    'foo bar',
    'true',
  ]);

  const before = JSON.parse(JSON.stringify(opened.journal())) as Journal;
  await opened.close();
  await open('measuring', { before });
  expect(field('gtm_key').value).toBe('foo bar');
  expect(about('gtm_key')).toContain('GTM-');
});

it('is no draft any more once it is as it is stored, and nothing is saved for that', async () => {
  await open('measuring');
  await write('gtm_key', 'foo bar');
  expect(opened.journal().drafts).toEqual({ 'site/': { gtm_key: 'foo bar' } });
  await write('gtm_key', '');
  expect([opened.journal().drafts, opened.journal().pending]).toEqual([{}, []]);
  expect(field('gtm_key').getAttribute('aria-invalid')).toBeNull();
});

it('keeps a colour that is none where it was typed; the theme is saved without it', async () => {
  await open('theme');
  await write('primary_color', 'groen');
  await write('secondary_color', '#27457a');
  await opened.goTo('Jobs');
  await opened.goTo('Theme');
  expect(field('primary_color').value).toBe('groen');
  await opened.press('Save theme');
  expect(opened.journal().pending.map(({ command }) => command)).toEqual([
    { type: 'setSite', set: { secondary_color: '#27457a' }, unset: [] },
  ]);
  expect(opened.journal().drafts).toEqual({ 'site/': { primary_color: 'groen' } });
});
