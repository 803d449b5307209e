import { faq } from '@boardwright/blocks-schema';
import { beforeEach, expect, it, vi } from 'vitest';

const settings = (answer: string) => ({ title: 'Vragen', questions: [{ question: 'Wie?', answer }] });
const link = '<p>Zie <a href="/over" onclick="run()">over ons</a></p>';
const cleanLink = settings('<p>Zie <a href="/over">over ons</a></p>');

// Whether the sanitiser has come is the module's to know.
beforeEach(() => vi.resetModules());

it('cleans plain texts at once, and any other once the sanitiser has been fetched', async () => {
  const { cleanNow, fetchSanitiser } = await import('./clean-now.ts');
  const clean = (answer: string) => cleanNow({ schema: faq }, settings(answer));
  expect(clean('<p>Wij</p>')).toEqual({ settings: settings('<p>Wij</p>') });
  // Nothing that was not cleaned reaches the page.
  expect(clean(link)).toBeUndefined();
  await fetchSanitiser();
  expect(clean(link)).toEqual({ settings: cleanLink });
});

it('waits for the sanitiser where a text needs it', async () => {
  const { cleanSettings } = await import('./clean-now.ts');
  expect(await cleanSettings({ schema: faq }, settings('<p>Wij</p>'))).toEqual(settings('<p>Wij</p>'));
  expect(await cleanSettings({ schema: faq }, settings(link))).toEqual(cleanLink);
});
