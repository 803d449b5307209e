import { faq } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { previewBoard, previewConfiguration } from '../testing/index.ts';
import { fillRichText } from './change-rich-text.ts';

const [first, ...others] = previewConfiguration.job_boards;
const configuration = {
  ...previewConfiguration,
  job_boards: [{ ...first, id: 1, placeholders: [{ key: 'company', value: 'Wad & Zee <BV>' }] }, ...others],
} as typeof previewConfiguration;
const context = { board: previewBoard('nl'), configuration };
const settings = (answer: string) => ({ title: '{{year}}', questions: [{ question: 'Wie?', answer }] });

describe('variables in rich text', () => {
  it('are filled in wherever a rich text stands, as text', () => {
    expect(fillRichText({ schema: faq }, settings('<p>{{siteName}} van {{ company }}</p>'), context)).toEqual(
      settings('<p>Wadwerk van Wad &amp; Zee &lt;BV&gt;</p>'),
    );
  });

  it('that nobody knows stay as they were written; what has none stays the same object', () => {
    const plain = settings('<p>{{wat}}</p>');
    expect(fillRichText({ schema: faq }, plain, context)).toBe(plain);
  });
});
