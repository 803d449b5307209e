import { commonSettings } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import type { AnyBlock } from '../board/define-block.ts';
import { renderBlock, type Rendering } from './render-block.ts';

type Draw = (settings?: object, drawing?: Rendering) => Promise<string>;

/**
 * Says what one setting does, and proves it.
 * @param name the setting; a part of a list's items as `links.title`
 * @param what in the words of who chooses it; stands in docs/coverage.md
 * @param prove left out while the part it belongs to is still to be built: the test run lists it as to do
 */
export type DescribeSetting = (
  name: string,
  what: string,
  prove?: (draw: Draw) => Promise<void> | void,
) => void;

/**
 * A test of each setting of a block: what it changes for who sees the page. A setting without one is a failure; those
 * that every block has are proven where the page is drawn.
 * Call it once in the block's settings test, as `describeSettings(block, (setting) => { setting('title', …) })`.
 */
export function describeSettings(block: AnyBlock, tell: (setting: DescribeSetting) => void): void {
  describe(`settings of ${block.key}`, () => {
    const proven = new Set<string>();
    const draw: Draw = (settings, drawing) => renderBlock(block, settings, drawing);
    tell((name, what, prove) => {
      proven.add(name.split('.')[0] ?? name);
      if (prove) it(`${name}: ${what}`, async () => prove(draw));
      // oxlint-disable-next-line vitest/warn-todo -- what is still to be built is listed, not hidden
      else it.todo(`${name}: ${what}`);
    });
    it('are each proven to do something', () => {
      const own = Object.keys(block.schema.settings.properties).filter((name) => !(name in commonSettings));
      expect([...proven].sort()).toEqual(own.sort());
    });
  });
}
