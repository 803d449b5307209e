import type { StoredBlock, StoredPage } from '@boardwright/api-client/contract';
import { toWire } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createEngine } from '../board/create-engine.ts';
import type { AnyBlock } from '../board/define-block.ts';
import { cleanRichText } from '../page/clean-rich-text.ts';
import { readPage } from '../page/read-page.ts';
import { anySettings, planted } from '../testing/any-settings.ts';
import { renderRead } from '../testing/render-read.tsx';
import { coreBlocks } from './core-blocks.ts';

const engine = createEngine({ blocks: coreBlocks, messages: {} });
const names = Object.entries;
/** Blocks per run; each block is met in about this many shapes. */
const runs = 15;

/** No page of a few blocks is longer, however much was stored: lists are cut, texts are limited. */
const longest = 3_000_000;

const stored = (id: number, key: string, settings: unknown, version = 0): StoredBlock => ({
  id,
  key,
  order: id,
  page_id: 1,
  isGlobal: false,
  settingsId: id,
  settingsVersion: version,
  settings: settings as StoredBlock['settings'],
  custom_styles: `h2 { color: red }</style>${planted}`,
});

/** A page with the block between two that are fine, and one that nobody declared. */
function pageWith(block: AnyBlock, settings: unknown, version: number): StoredPage {
  // Some of its blocks hold what no type allows: that is the point.
  return {
    id: 1,
    key: 'p-generic',
    path: '',
    settings: {},
    blocks: [
      stored(1, 'faq', { faq_title: 'Before', faq_questions: [{ question: 'Still here?' }] }),
      stored(2, block.key, settings, version),
      stored(3, 'acme/unheard', { anything: ['goes'] }),
      stored(4, 'call-to-action', { 'call-to-action_text': '<h2>After</h2>' }),
    ],
  } as unknown as StoredPage;
}

/** The admin's own code is drawn as it is: those settings hold no planted script here. */
function withoutOwnCode(block: AnyBlock, settings: Readonly<Record<string, unknown>>): object {
  const own = names(block.schema.widgets).filter(([, widget]) => widget === 'html' || widget === 'css');
  const last = new Set(own.map(([path]) => path.split('.').at(-1)));
  return JSON.parse(
    JSON.stringify(settings, (name, value: unknown) => (last.has(name) ? undefined : value)),
  ) as object;
}

describe('settings of any shape at all', () => {
  it.each(coreBlocks.map((block) => [block.key, block] as const))(
    '%s draws something or nothing, never a script of them, and its neighbours are whole',
    async (_, block) => {
      const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      try {
        await fc.assert(
          fc.asyncProperty(
            anySettings(block.schema.settings),
            fc.constantFrom(0, block.schema.version),
            fc.constantFrom('guest', 'candidate', 'employer'),
            async (settings, version, visitor) => {
              const wire = toWire(block.key, withoutOwnCode(block, settings) as Record<string, unknown>);
              const page = pageWith(block, wire, version);
              const read = readPage(engine, page, problemsOf, cleanRichText);
              expect(read.unknown).toEqual([page.blocks[2]]);
              const html = renderToString(await renderRead(read, block, visitor));
              expect(html).toContain('Still here?');
              expect(html).toContain('<h2>After</h2>');
              expect(codeIn(html)).toEqual([]);
              expect(html.length).toBeLessThan(longest);
            },
          ),
          { seed: 18, numRuns: runs, endOnFailure: true },
        );
      } finally {
        warned.mockRestore();
      }
    },
  );

  it('name each field that was not used, so that the editor can', () => {
    const { problems } = readPage(
      engine,
      pageWith(engine.blocks.get('navbar') as AnyBlock, { navbar_logoHeight: planted }, 0),
      problemsOf,
    );
    expect(problems).toEqual([
      { blockId: 2, problem: { path: '/logoHeight', message: 'must be integer', rule: 'type', count: 0 } },
    ]);
  });

  it('are not even settings: the block comes as it is by default', () => {
    for (const settings of [null, undefined, [], 'x', 3])
      expect(
        readPage(engine, pageWith(engine.blocks.get('faq') as AnyBlock, settings, -3), problemsOf).blocks,
      ).toHaveLength(3);
  });
});

/** Where planted code could run: its own element, a handler, an address. Texts and values of attributes hold it as letters. */
function codeIn(page: string): readonly string[] {
  // A style sheet ends at the first closing tag: what stands before it is no markup.
  const html = page.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
  const withoutValues = html.replaceAll(/"[^"]*"/g, '""');
  return [
    ...(html.match(/<script>planted/g) ?? []),
    ...(withoutValues.match(/<[^>]*\son[a-z]+=/g) ?? []),
    ...(html.match(/(?:href|action|formaction|srcdoc)="\s*javascript:/gi) ?? []),
    ...(html.match(/<(?:iframe|embed|object)[^>]*"\s*javascript:/gi) ?? []),
  ];
}
