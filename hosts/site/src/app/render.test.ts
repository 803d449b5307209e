import { defaultsOf, faq, jobList } from '@boardwright/blocks-schema';
import { type PageData } from '@boardwright/engine';
import { pageTranslator } from '@boardwright/ui/page-translator';
import { previewBoard } from '@boardwright/engine/testing';
import { describe, expect, it } from 'vitest';
import { engine } from '../engine.ts';
import { renderMarkup } from './render.tsx';

const messages = engine.messagesOf('nl', ['faq', 'job-list']);
const questions = [{ question: 'Is het gratis?', answer: '<p>Ja.</p>' }];
const page = (blocks: PageData['blocks']): PageData => ({
  status: 200,
  board: previewBoard('nl'),
  identifier: 'p-home',
  blocks,
  messages,
  head: { title: 'Home' },
});
const good = { id: 1, key: 'faq', settings: { ...defaultsOf<object>(faq), questions }, data: undefined };
// Its renderer reads what its load answered, and there is nothing.
const broken = { id: 2, key: 'job-list', settings: defaultsOf<object>(jobList), data: undefined };

describe('a page with a block that cannot be drawn', () => {
  it('says so in the block’s place, keeps the others, and tells the operator once', async () => {
    const logged: unknown[] = [];
    const drawing = { data: page([good, broken]), translator: pageTranslator('nl', messages) };
    const { data, markup } = await renderMarkup(drawing, (error) => logged.push(error));
    expect(markup).toContain('Is het gratis?');
    expect(markup).toContain('Dit onderdeel kon niet worden geladen');
    expect(logged).toHaveLength(1);
    expect(data.blocks.map(({ id, failed }) => [id, failed])).toEqual([
      [1, undefined],
      [2, true],
    ]);
  });

  it('is as fast as ever when every block can', async () => {
    const drawing = { data: page([good]), translator: pageTranslator('nl', messages) };
    const { data } = await renderMarkup(drawing, () => expect.unreachable('Nothing broke'));
    expect(data).toBe(drawing.data);
  });
});
