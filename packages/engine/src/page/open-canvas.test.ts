import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coreBlocks } from '../blocks/core-blocks.ts';
import { createEngine } from '../board/create-engine.ts';
import { previewBoard } from '../testing/index.ts';
import type { CanvasBlock } from './canvas-bridge.ts';
import { openCanvas, type CanvasPage, type CanvasRequest, type CanvasResponse } from './open-canvas.ts';
import type { PageData } from './page-data.ts';

const engine = createEngine({ blocks: coreBlocks, messages: {} });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const block = (id: number, key: string): CanvasBlock => ({ id, key, settings: {}, loads: false });

/** The page that stands in the frame where the one that is edited went: it has other blocks and their messages. */
const notFound: PageData = {
  status: 404,
  board: previewBoard('nl'),
  identifier: 'p-error',
  blocks: [{ id: 1, key: 'navbar', settings: {}, data: undefined }],
  messages: engine.messagesOf('nl', ['navbar']),
  head: { title: 'Niet gevonden' },
};

function openOn(answer: (asked: readonly CanvasRequest[]) => CanvasResponse) {
  const pages: CanvasPage[] = [];
  const canvas = openCanvas({
    first: notFound,
    show: (page) => void pages.push(page),
    prepare: async () => undefined,
    ask: async (asked) => answer(asked),
  });
  return { canvas, pages, keys: () => pages.at(-1)?.blocks.map(({ key }) => key) };
}

const answered = (messages: CanvasResponse['messages']) => (asked: readonly CanvasRequest[]) => ({
  blocks: asked.map(({ id, settings }) => ({ id, settings })),
  messages,
  styles: [],
});

describe('the canvas', () => {
  it('renders no block whose messages it was not sent', async () => {
    const { canvas, keys } = openOn(answered(engine.messagesOf('nl', ['navbar'])));
    canvas.show([block(1, 'navbar'), block(2, 'faq')]);
    await vi.runAllTimersAsync();
    expect(keys()).toEqual(['navbar']);
  });

  it('renders a block of another kind once its messages came', async () => {
    const { canvas, keys } = openOn(answered(engine.messagesOf('nl', ['navbar', 'faq'])));
    canvas.show([block(1, 'navbar'), block(2, 'faq')]);
    expect(keys()).toEqual(['navbar']);
    await vi.runAllTimersAsync();
    expect(keys()).toEqual(['navbar', 'faq']);
  });

  it('renders a block with other settings than its own, and reads its data with its own', async () => {
    const asked: CanvasRequest[] = [];
    const { canvas, pages } = openOn((request) => {
      asked.push(...request);
      return answered({})(request);
    });
    const navbar = { ...block(1, 'navbar'), settings: { title: 'own' }, loads: true };
    canvas.show([navbar]);
    canvas.override({ id: 1, settings: { title: 'other' } });
    expect(pages.at(-1)?.blocks[0]?.settings).toEqual({ title: 'other' });
    await vi.runAllTimersAsync();
    expect(asked.map(({ settings }) => settings)).toEqual([{ title: 'own' }]);
    canvas.override();
    expect(pages.at(-1)?.blocks[0]?.settings).toEqual({ title: 'own' });
  });

  it('puts a block into a column without rendering the others again, and out again', async () => {
    const { canvas, pages } = openOn(answered(engine.messagesOf('nl', ['columns', 'faq', 'quote'])));
    const holder: CanvasBlock = { ...block(1, 'columns'), columns: 2 };
    const quote = block(3, 'quote');
    canvas.show([holder, block(2, 'faq'), quote]);
    await vi.runAllTimersAsync();
    const before = pages.at(-1)?.blocks;
    canvas.show([holder, { ...block(2, 'faq'), settings: { column: { level: 1, number: 2 } } }, quote]);
    const after = pages.at(-1)?.blocks;
    expect(after?.map((one) => one.in)).toEqual([undefined, { block: 1, column: 2 }, undefined]);
    expect([after?.[0], after?.[2]]).toEqual([before?.[0], before?.[2]]);
    expect(after?.[2]).toBe(before?.[2]);
    canvas.show([{ ...holder, shared: true }, block(2, 'faq'), quote]);
    expect(pages.at(-1)?.blocks.every((one) => one.in === undefined)).toBe(true);
  });

  it('asks anew for a block whose data depends on another block, when that one is changed', async () => {
    const asked: (readonly CanvasRequest[])[] = [];
    const { canvas } = openOn((blocks) => {
      asked.push(blocks);
      return answered(engine.messagesOf('nl', ['search-job', 'job-list']))(blocks);
    });
    const search: CanvasBlock = { ...block(1, 'search-job'), loads: true, reads: ['job-list'] };
    const list = (fixedSearchQuery: string): CanvasBlock => ({
      ...block(2, 'job-list'),
      settings: { fixedSearchQuery },
    });
    canvas.show([search, list('zorg')]);
    await vi.runAllTimersAsync();
    canvas.show([search, list('zorg')]);
    await vi.runAllTimersAsync();
    canvas.show([search, list('techniek')]);
    await vi.runAllTimersAsync();
    expect(asked.map((blocks) => blocks.find(({ id }) => id === 1)?.siblings)).toEqual([
      { 'job-list': { fixedSearchQuery: 'zorg' } },
      { 'job-list': { fixedSearchQuery: 'techniek' } },
    ]);
  });
});
