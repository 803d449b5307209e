import { faq } from '@boardwright/blocks-schema';
import { expect, it } from 'vitest';
import { cleanNow, fetchSanitiser } from './clean-now.ts';

const settings = (answer: string) => ({ title: 'Vragen', questions: [{ question: 'Wie?', answer }] });
const clean = (answer: string) => cleanNow({ schema: faq }, settings(answer));

it('cleans plain texts at once, and any other once the sanitiser has been fetched', async () => {
  const link = '<p>Zie <a href="/over" onclick="run()">over ons</a></p>';
  expect(clean('<p>Wij</p>')).toEqual({ settings: settings('<p>Wij</p>') });
  // Nothing that was not cleaned reaches the page.
  expect(clean(link)).toBeUndefined();
  await fetchSanitiser();
  expect(clean(link)).toEqual({ settings: settings('<p>Zie <a href="/over">over ons</a></p>') });
});
