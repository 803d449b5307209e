import { parseHtml } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { featuredJobsBlock } from '../../../blocks/featured-jobs/featured-jobs.block.ts';
import { jobDetailsBlock } from '../../../blocks/job-details/job-details.block.ts';
import { jobListBlock } from '../../../blocks/job-list/job-list.block.ts';
import type { AnyBlock } from '../../../board/define-block.ts';
import { locales, type Locale } from '@boardwright/messages';
import { renderBlock, type Rendering } from '../../../testing/index.ts';
import { jobTextMessages } from '../../../page/job-texts/job-texts.messages.ts';
import { sampleJobMessages } from './sample-job.messages.ts';

const inEditor = { layout: 'editor' } as const;
const empty = { total: () => 0 };
const lists: readonly (readonly [string, AnyBlock])[] = [
  ['a list of jobs', jobListBlock],
  ['featured jobs', featuredJobsBlock],
];
/** What a job is marked as, in words of their own on the page. */
const marks = (html: string) => [...parseHtml(html).querySelectorAll('span')].map((mark) => mark.textContent);
const draw = (block: AnyBlock, locale: Locale, drawing: Rendering) =>
  renderBlock(block, {}, { locale, search: '', ...drawing });

describe('a board without jobs', () => {
  describe.each(lists)('in %s', (_, block) => {
    it.each(locales)('is shown with a job marked as a sample in the editor, in %s', async (locale) => {
      const html = await draw(block, locale, { board: inEditor, answers: empty });
      expect(html).toContain(sampleJobMessages[locale].title);
      expect(marks(html)).toContain(jobTextMessages[locale].sample);
    });

    it('has none for visitors, and none beside jobs of its own', async () => {
      expect(await draw(block, 'nl', { answers: empty })).not.toContain(sampleJobMessages.nl.title);
      expect(await draw(block, 'nl', { board: inEditor })).not.toContain(sampleJobMessages.nl.title);
    });
  });

  it('tells of a search that finds nothing, in the editor too', async () => {
    const html = await draw(jobListBlock, 'nl', {
      board: inEditor,
      answers: empty,
      search: '?search=lasser',
    });
    expect(html).not.toContain(sampleJobMessages.nl.title);
  });

  it.each(locales)('has a page of details to look at in the editor, in %s', async (locale) => {
    const html = await renderBlock(jobDetailsBlock, {}, { locale, path: '/vacature', board: inEditor });
    expect(html).toContain(sampleJobMessages[locale].title);
    expect(marks(html)).toContain(jobTextMessages[locale].sample);
    for (const part of ['job', 'function', 'offer', 'company'] as const)
      expect(html).toContain(sampleJobMessages[locale][part]);
    await expect(renderBlock(jobDetailsBlock, {}, { locale, path: '/vacature' })).rejects.toMatchObject({
      status: 404,
    });
  });
});
