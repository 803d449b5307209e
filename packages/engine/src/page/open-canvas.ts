import { columnsOf, type CommonSettings } from '@boardwright/blocks-schema';
import { namespaceOf } from '../board/define-block.ts';
import type { PageMessages } from '@boardwright/ui/translate';
import type { CanvasBlock, CanvasBridge } from './canvas-bridge.ts';
import type { CanvasPage, CanvasRequest, CanvasResponse } from './canvas-page.ts';
import type { PageData, RenderedBlock } from './page-data.ts';
import type { PagePart } from './renderers.ts';

export type { CanvasPage, CanvasRequest, CanvasResponse } from './canvas-page.ts';

/** Milliseconds of quiet before a changed block's data is read again: while typing, the text alone changes. */
const quiet = 150;

interface Known {
  readonly block: CanvasBlock;
  /** Settings of the other blocks that it reads. */
  readonly siblings: CanvasRequest['siblings'];
  readonly rendered: RenderedBlock;
  /** Its data was read with these very settings. */
  readonly fresh: boolean;
  /** It needs data and has never had any: it cannot be drawn yet. */
  readonly bare: boolean;
}

interface Ports {
  readonly first: PageData;
  /** Keys of blocks whose code is there, whether or not they stand on the page. */
  readonly ready?: Iterable<string>;
  /** Renders the page with these blocks and messages. */
  readonly show: (page: CanvasPage) => void;
  /** Fetches the code that blocks are rendered with. */
  readonly prepare: (parts: readonly PagePart[], styles: readonly string[]) => Promise<void>;
  /** Reads blocks' data with the settings given. */
  readonly ask: (blocks: readonly CanvasRequest[], signal: AbortSignal) => Promise<CanvasResponse>;
}

function siblingsOf(
  { reads = [] }: CanvasBlock,
  page: readonly Pick<CanvasBlock, 'key' | 'settings'>[],
): CanvasRequest['siblings'] {
  const read = page.filter(({ key }) => reads.includes(key));
  return Object.fromEntries(read.map(({ key, settings }) => [key, settings]));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Joins the page to the editor: what the editor shows is drawn at once, what needs data follows. */
export function openCanvas({ first, ready = [], show: showPage, prepare, ask }: Ports): CanvasBridge {
  const known = new Map<number, Known>();
  const withCode = new Set([...ready, ...first.blocks.map(({ key }) => key)]);
  let { messages }: { messages: PageMessages } = first;
  /** Nothing is rendered without its code, nor without its messages: keys would stand in their place. */
  const isReady = (key: string): boolean => withCode.has(key) && Object.hasOwn(messages, namespaceOf(key));
  let ownMessages: PageMessages | undefined;
  /** None before the editor has shown any. */
  let order: readonly CanvasBlock[] | undefined;
  let overridden: Parameters<CanvasBridge['override']>[0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  /** A block of the same kind and settings: a copy of it needs no data of its own, nor does it under a new number. */
  const likeOf = ({ key, settings }: CanvasBlock): RenderedBlock | undefined => {
    for (const { rendered: html, fresh, bare } of known.values())
      if (html.key === key && fresh && !bare && same(html.settings, settings)) return html;
    return undefined;
  };

  const draw = (): void => {
    const places = columnsOf(
      (order ?? []).map(({ id, settings, columns, shared }) => ({
        id,
        ...(!shared && { columns, column: (settings as Partial<CommonSettings>).column }),
      })),
    );
    const blocks = (order ?? []).flatMap(({ id, key }) => {
      const one = known.get(id);
      if (!one || !isReady(key) || one.bare) return [];
      const place = places.get(id);
      // The same object as before for a block that stands where it stood: it is not rendered again.
      if (!same(one.rendered.in, place)) known.set(id, { ...one, rendered: { ...one.rendered, in: place } });
      const rendered = known.get(id)?.rendered ?? one.rendered;
      return overridden?.id === id ? { ...rendered, settings: overridden.settings } : rendered;
    });
    showPage({ blocks, messages });
  };

  const refresh = async (): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const stale = (order ?? []).filter(({ id, key }) => !known.get(id)?.fresh || !isReady(key));
    if (stale.length === 0) return;
    const asked = new Map(stale.map(({ id }) => [id, known.get(id)?.rendered]));
    const answer = await ask(
      stale.map(({ id, key, settings }) => ({
        id,
        key,
        settings,
        siblings: known.get(id)?.siblings ?? {},
      })),
      signal,
    );
    const dataOf = new Map(answer.blocks.map(({ id, data }) => [id, data]));
    await prepare(
      stale.map(({ id, key }) => ({ key, data: dataOf.get(id) })),
      answer.styles,
    );
    if (signal.aborted) return;
    messages = { ...messages, ...answer.messages, ...ownMessages };
    for (const { key } of stale) withCode.add(key);
    for (const { id, data, failed } of answer.blocks) {
      const one = known.get(id);
      // Changed again since: a later answer is on its way.
      if (!one || one.rendered !== asked.get(id)) continue;
      const rendered = failed === undefined ? { ...one.rendered, data } : one.rendered;
      known.set(id, { ...one, rendered, fresh: true, bare: false });
    }
    draw();
  };

  return {
    show(blocks) {
      const before = order;
      let isOther = blocks.length !== before?.length || blocks.some(({ id }, nth) => before[nth]?.id !== id);
      order = blocks;
      for (const block of blocks) {
        const last = known.get(block.id);
        const siblings = siblingsOf(block, blocks);
        const isAmongSame = last !== undefined && same(last.siblings, siblings);
        if (last?.block === block && isAmongSame) continue;
        const { id, key, settings, customStyles } = block;
        // Saved since, or shown before it was taken: it says the same.
        if (isAmongSame && last.block.customStyles === customStyles && same(last.block.settings, settings)) {
          known.set(id, { ...last, block });
          continue;
        }
        isOther = true;
        const sent = last?.rendered ?? first.blocks.find((one) => one.id === id) ?? likeOf(block);
        // As the server sent it, its data fits.
        const untouched =
          last === undefined &&
          sent !== undefined &&
          same(sent.settings, settings) &&
          same(siblingsOf(block, first.blocks), siblings);
        known.set(id, {
          block,
          siblings,
          rendered: { id, key, settings, data: sent?.data, customStyles },
          fresh: untouched || (!block.loads && isReady(key)),
          // A block that cannot be drawn without data waits for it; its copies have it already.
          bare: block.loads && (sent === undefined || last?.bare === true),
        });
      }
      if (!isOther) return;
      draw();
      clearTimeout(timer);
      // Policy: without an answer the block keeps the data it had; the next change asks again.
      timer = setTimeout(() => void refresh().catch(() => undefined), quiet);
    },
    override(block) {
      overridden = block;
      if (order) draw();
    },
    setMessages(own) {
      ownMessages = own;
      messages = { ...messages, ...own };
      // Before the first blocks are shown there is nothing to draw.
      if (order) draw();
    },
  };
}
