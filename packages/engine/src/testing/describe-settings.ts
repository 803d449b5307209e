import { isDeepStrictEqual } from 'node:util';
import { commonSettings } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import type { AnyBlock } from '../board/define-block.ts';
import { outcomeOf, type Drawing } from './drawing-outcome.ts';
import { renderBlock, type Rendering } from './render-block.ts';
import { untoldParts, type Excuses } from './setting-effects.ts';

type Draw = (settings?: object, drawing?: Rendering) => Promise<string>;

/**
 * Says what one setting does, and proves it.
 * @param name the setting; a part of a list's items as `links.title`
 * @param what in the words of who chooses it; stands in docs/coverage.md
 * @param prove left out while the part it belongs to is still to be built: the test run lists it as to do
 * @param changes what the setting alone changes of something that `prove` draws: the page, what is asked of the API by the
 * calls it answers, or nothing, as of a name that only the editor shows
 */
export type DescribeSetting = (
  name: string,
  what: string,
  prove?: (draw: Draw) => Promise<void> | void,
  changes?: Effect,
) => void;

type Effect = 'page' | 'request' | 'nothing';

type Values = Readonly<Record<string, unknown>>;

/** The value without what stands at a path; of a list, each item without it. */
function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => without(item, [name, ...rest]));
  const { [name]: inner, ...others } = value as Values;
  return rest.length === 0 || inner === undefined ? others : { ...others, [name]: without(inner, rest) };
}

/** A way to draw a block that remembers what it was to draw, and what one setting alone changes of that. */
function recorded(block: AnyBlock) {
  const drawings: Drawing[] = [];
  const draw: Draw = (settings = {}, drawing) => {
    drawings.push({ settings, drawing });
    return renderBlock(block, settings, drawing);
  };
  async function effectsOf(name: string): Promise<ReadonlySet<Effect>> {
    const effects = new Set<Effect>();
    for (const { settings, drawing } of drawings) {
      const rest = without(settings, name.split('.')) as object;
      if (isDeepStrictEqual(rest, settings)) continue;
      const set = await outcomeOf(block, { settings, drawing });
      const left = await outcomeOf(block, { settings: rest, drawing });
      if (set.page !== left.page) effects.add('page');
      if (set.request !== left.request) effects.add('request');
    }
    return effects;
  }
  return { draw, drawings, effectsOf };
}

/**
 * A test of each setting of a block: what it changes for who sees the page. A setting without one is a failure, and
 * so is one whose test draws nothing that it alone changes; those that every block has are proven where the page is drawn.
 * Parts that have no test of their own, at any depth, and each choice of a setting must make a difference too, to
 * anything that these tests or the block's fixtures draw.
 * Call it once in the block's settings test, as `describeSettings(block, (setting) => { setting('title', …) })`.
 * @param excuses parts and choices that change nothing of the page, and why
 */
export function describeSettings(
  block: AnyBlock,
  describeAll: (setting: DescribeSetting) => void,
  excuses: Excuses = {},
): void {
  describe(`settings of ${block.key}`, () => {
    const proven = new Set<string>();
    const named = new Set<string>();
    const drawings: Drawing[] = [];
    describeAll((name, what, prove, changes = 'page') => {
      proven.add(name.split('.')[0] ?? name);
      named.add(name);
      if (prove)
        it(`${name}: ${what}`, async () => {
          const { draw, drawings: drawn, effectsOf } = recorded(block);
          await prove(draw);
          drawings.push(...drawn);
          const effects = [...(await effectsOf(name))];
          const alone = `what ${name} alone changes of something that was drawn`;
          if (changes === 'nothing') expect(effects, alone).toEqual([]);
          else expect(effects, alone).toContain(changes);
        });
      // oxlint-disable-next-line vitest/warn-todo -- what is still to be built is listed, not hidden
      else it.todo(`${name}: ${what}`);
    });
    it('are each proven to do something', () => {
      const own = Object.keys(block.schema.settings.properties).filter((name) => !(name in commonSettings));
      expect([...proven].sort()).toEqual(own.sort());
    });
    it('are each told from another, in every part and choice, by something that is drawn', async () => {
      expect(await untoldParts(block, { drawings, named, excuses })).toEqual([]);
    });
  });
}
