import { blockIconNames, fillDefaults, fromWire, schemaRefusals, toWire } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import type { Fixture, HeadPart } from '@boardwright/blocks-schema';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { AnyBlock } from '../board/define-block.ts';
import { inLocale, locales } from '@boardwright/messages';
import { contextOf, previewData } from './preview-data.ts';
import { previewPage } from './preview-page.tsx';
import { sceneOf } from './scene-of.ts';
import { settingsOfFixture } from './settings-of-fixture.ts';

const headParts = ['title', 'description', 'image'] as const satisfies readonly HeadPart[];

export interface BlockSuite {
  readonly block: AnyBlock;
  readonly fixtures: Readonly<Record<string, Fixture>>;
  /** What `load` would answer, for a block whose load asks for more than the preview board knows. */
  readonly dataOf?: (fixture: string, settings: unknown) => unknown;
}

/**
 * The contract every block proves, a stranger's too. Call it once in the block's test file.
 * Axe and hydration are proven in a real browser, over every story.
 */
export function describeBlock({ block, fixtures, dataOf }: BlockSuite): void {
  const { schema } = block;
  describe(`block ${block.key}`, () => {
    it('has settings that the editor can draw, with defaults that satisfy their own schema, each in one tab', () => {
      expect(schemaRefusals(schema, problemsOf)).toEqual([]);
    });

    it('has words of its own for every text that it says it has them for', () => {
      for (const [name, key = ''] of Object.entries(schema.fallbacks ?? {}))
        for (const locale of locales)
          expect(block.messages && inLocale(block.messages, locale), `${name}, ${locale}`).toHaveProperty(
            key,
            expect.any(String),
          );
    });

    it('has a sign that the editor can draw', () => {
      const { icon } = schema;
      if (typeof icon === 'string') expect(blockIconNames).toContain(icon);
      else for (const path of icon.paths) expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
    });

    it('keeps its settings over the wire and through JSON', () => {
      for (const fixture of Object.values(fixtures)) {
        const settings = settingsOfFixture(block, fixture) as Record<string, unknown>;
        expect(fromWire(block.key, JSON.parse(JSON.stringify(toWire(block.key, settings))))).toEqual(
          settings,
        );
      }
    });

    it('has a fixture of every version it ever had, and lifts each without changing what it was given', () => {
      const versions = new Set(Object.values(fixtures).map((fixture) => fixture.version ?? schema.version));
      for (let version = 0; version <= schema.version; version += 1) expect(versions).toContain(version);
      for (const fixture of Object.values(fixtures)) {
        const before = JSON.stringify(fixture.settings);
        settingsOfFixture(block, fixture);
        expect(JSON.stringify(fixture.settings)).toBe(before);
      }
    });

    for (const [name, fixture] of Object.entries(fixtures)) {
      const settings = settingsOfFixture(block, fixture);

      it(`fixture ${name} is valid`, () => {
        expect(problemsOf(schema.settings, settings)).toEqual([]);
      });

      it(`fixture ${name} renders in every language, without warnings and without a raw key`, async () => {
        const { path = '/', search = '', visitor = 'guest', board } = sceneOf(block.key, name);
        const warned = vi.spyOn(console, 'error').mockImplementation((...parts) => {
          throw new Error(parts.join(' '));
        });
        try {
          for (const locale of locales) {
            const data = await (dataOf ? dataOf(name, settings) : previewData(block, name, settings, locale));
            const html = renderToString(
              previewPage({ block, settings, data, locale, visitor, search, board: { path, ...board } }),
            );
            expect(html).not.toContain('undefined');
            expect(rawKeysIn(html, block)).toEqual([]);
          }
        } finally {
          warned.mockRestore();
        }
      });
    }

    const { head, load } = block;
    if (head) {
      it('says nothing of the page that its schema does not name: the settings of the page name it', async () => {
        for (const [name, fixture] of Object.entries(fixtures)) {
          const settings = settingsOfFixture(block, fixture);
          const data = await (dataOf ? dataOf(name, settings) : previewData(block, name, settings));
          const { board, t } = contextOf(block, sceneOf(block.key, name), 'nl');
          // Settings and data are of this very block, which nothing here knows.
          const given = head(data as never, { settings: settings as never, board, t });
          const found = headParts.filter((part) => given[part]);
          expect(
            found.filter((part) => !schema.inHead?.includes(part)),
            name,
          ).toEqual([]);
        }
      });
    }

    if (load) {
      it('stops loading when it is told to', async () => {
        const controller = new AbortController();
        const seen: AbortSignal[] = [];
        const { abortableContext } = await import('./abortable-context.ts');
        const settings = fillDefaults(schema.settings, {});
        // Defaults of its own schema: which type they are of, nothing here knows.
        const loading = load(settings as never, abortableContext(controller.signal, seen)).catch(
          (error: unknown) => error,
        );
        controller.abort();
        const end = await loading;
        // A block that asks nothing of the API for these settings has nothing to stop.
        if (seen.length > 0) {
          expect(seen.every((signal) => signal.aborted)).toBe(true);
          expect((end as Error).name).toBe('AbortError');
        }
      });
    }
  });
}

/** Message keys that reached the page as themselves: i18next draws a key it has no words for. */
function rawKeysIn(html: string, block: AnyBlock): string[] {
  const keys: string[] = [];
  const walk = (tree: object, path: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      const at = path ? `${path}.${key}` : key;
      if (typeof value === 'string') keys.push(at);
      else walk(value as object, at);
    }
  };
  walk(block.messages?.en ?? {}, '');
  const text = html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]*>/g, '\n');
  // A one-word key may be a word of its language; only keys no person would write count.
  return keys.filter(
    (key) => /[a-z][A-Z]|\./.test(key) && text.split('\n').some((line) => line.trim() === key),
  );
}
