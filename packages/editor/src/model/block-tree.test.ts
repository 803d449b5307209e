import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepestColumn } from '@boardwright/blocks-schema';
import { applyAll } from '../page-editing/apply-command.ts';
import { aSite } from '../page-editing/a-site.ts';
import type { EditedBlock, EditedSite } from '../page-editing/edited-site.ts';
import { inverseOf } from '../page-editing/inverse-of.ts';
import { applyCommand } from '../page-editing/apply-command.ts';
import { placeForNew } from './block-commands.ts';
import {
  columnOf,
  depthOf,
  fittingPlace,
  isSamePlace,
  placeAside,
  placeBefore,
  placesOf,
  rootsOf,
  treeOf,
  treeOfPage,
  withInner,
  type BlockTree,
} from './block-tree.ts';
import { blocksInColumn, moveToPlace } from './column-commands.ts';

const bare = aSite();
const rows = (values: Readonly<Record<string, unknown>>): EditedBlock['settings'] => ({
  NL: { id: 1, revision: 1, values },
});
const block = (id: number, key: string, values: Readonly<Record<string, unknown>>): EditedBlock => ({
  ...bare.blockOf[12]!,
  id,
  key,
  settings: rows(values),
});

/** What of a block a page of the tests says: 'c2' has two columns, 'a@1.2' stands in the second of a block of the page. */
function siteWith(lines: readonly string[]): EditedSite {
  const blocks = lines.map((line, at) => {
    const [kind = '', where] = line.split('@');
    const [level, number] = (where ?? '').split('.').map(Number);
    const column = where === undefined ? {} : { column: { level, number } };
    const count = /^c(\d)$/.exec(kind)?.[1];
    return count === undefined
      ? block(at + 1, 'faq', { title: kind, ...column })
      : block(at + 1, 'columns', { count: Number(count), ...column });
  });
  return {
    ...bare,
    blockOf: Object.fromEntries(blocks.map((one) => [one.id, one])),
    pageOf: { ...bare.pageOf, 1: { ...bare.pageOf[1]!, blocks: blocks.map(({ id }) => id) } },
  };
}
const pageOf = (site: EditedSite) => site.pageOf[1]!;
const treeOn = (site: EditedSite): BlockTree => treeOfPage(pageOf(site), site);
/** The page as one reads it: what stands in a column in brackets behind it. */
function drawn(site: EditedSite): string {
  const tree = treeOn(site);
  const name = (id: number) => String(site.blockOf[id]?.settings['NL']?.values['title'] ?? 'c');
  return tree.ids
    .map((id) => {
      const at = columnOf(tree, id);
      return at ? `${name(id)}@${at.level}.${at.number}` : name(id);
    })
    .join(' ');
}
const anywhere = { depth: 0, isOuter: false };

const line = fc.tuple(
  fc.constantFrom('a', 'b', 'c2', 'c3'),
  fc.option(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })), { nil: undefined }),
);
const pages = fc
  .array(
    line.map(([kind, at]) => (at ? `${kind}@${at.join('.')}` : kind)),
    { minLength: 1, maxLength: 9 },
  )
  .map(siteWith);

describe('a page with columns', () => {
  it('has every block once, and what is moved takes along what stands in its columns', () => {
    const moves = fc.tuple(pages, fc.nat(), fc.nat());
    fc.assert(
      fc.property(moves, ([site, which, where]) => {
        const tree = treeOn(site);
        const id = tree.ids[which % tree.ids.length] ?? 0;
        const moving = withInner(tree, [id]);
        const fit = {
          depth: depthOf(
            treeOf(
              moving.flatMap((one) => site.blockOf[one] ?? []),
              site,
            ),
          ),
          isOuter: false,
        };
        const places = placesOf(tree, moving, fit);
        const place = places[where % places.length]!;
        const commands = moveToPlace(pageOf(site), tree, [id], place, site);
        const after = applyAll(site, commands);
        const next = treeOn(after);
        expect([...next.ids].sort()).toEqual([...tree.ids].sort());
        expect(columnOf(next, id)).toEqual(place.column);
        // All that stood in its columns does so still, and nothing else came in.
        for (const inner of moving.filter((one) => one !== id))
          expect(next.inColumn.get(inner)).toEqual(tree.inColumn.get(inner));
        expect([...withInner(next, [id])].sort()).toEqual([...moving].sort());
        // Nothing else went anywhere.
        for (const other of tree.ids.filter((one) => !moving.includes(one)))
          expect(next.inColumn.get(other)).toEqual(tree.inColumn.get(other));
        for (const one of next.ids)
          expect(columnOf(next, one)?.level ?? 0).toBeLessThanOrEqual(deepestColumn);
        // One step takes it back.
        let undone = after;
        const inverses = commands.map((command, at) => {
          const before = applyAll(site, commands.slice(0, at));
          return inverseOf(before, command, applyCommand(before, command));
        });
        for (const inverse of inverses.toReversed()) undone = applyAll(undone, inverse);
        expect(drawn(undone)).toBe(drawn(site));
      }),
    );
  });

  it('offers each place once, and each of them is one that it has', () => {
    fc.assert(
      fc.property(pages, (site) => {
        const tree = treeOn(site);
        const places = placesOf(tree, [], anywhere);
        for (const [at, place] of places.entries()) {
          expect(places.findIndex((other) => isSamePlace(other, place))).toBe(at);
          expect(fittingPlace(tree, place, anywhere)).toEqual(place);
        }
      }),
    );
  });

  it('puts what comes where it is meant to be, and on the page itself where it cannot stand', () => {
    const site = siteWith(['c2', 'a@1.1', 'b@1.2', 'a']);
    const tree = treeOn(site);
    const meant = { gap: 2, column: { level: 1, number: 1 } };
    expect(fittingPlace(tree, meant, anywhere)).toEqual(meant);
    expect(fittingPlace(tree, meant, { depth: 3, isOuter: false })).toEqual({ gap: 3 });
    expect(fittingPlace(tree, meant, { depth: 0, isOuter: true })).toEqual({ gap: 3 });
  });

  it('takes new blocks into the first column that is empty, else below the chosen block in its column', () => {
    const site = siteWith(['c2', 'a@1.1', 'b']);
    const { blocks } = pageOf(site);
    expect(placeForNew(site, blocks, 1)).toEqual({ gap: 2, column: { level: 1, number: 2 } });
    expect(placeForNew(site, blocks, 2)).toEqual({ gap: 2, column: { level: 1, number: 1 } });
    expect(placeForNew(site, blocks, 3)).toEqual({ gap: 3, column: undefined });
  });

  it('is what it was where a block is stepped into columns and out again', () => {
    const site = siteWith(['a', 'c2', 'b@1.2', 'b']);
    const step = (now: EditedSite, by: 1 | -1) => {
      const place = placeAside(treeOn(now), [1], by, anywhere);
      return place ? applyAll(now, moveToPlace(pageOf(now), treeOn(now), [1], place, now)) : now;
    };
    const within = step(site, 1);
    expect(drawn(within)).toBe('c a@1.1 b@1.2 b');
    const second = step(within, 1);
    expect(drawn(second)).toBe('c a@1.2 b@1.2 b');
    const below = step(second, 1);
    expect(drawn(below)).toBe('c b@1.2 a b');
    expect(drawn(step(below, 1))).toBe(drawn(below));
    expect(drawn(step(step(step(below, -1), -1), -1))).toBe(drawn(site));
  });

  it('steps up and down within a column, and no further', () => {
    const site = siteWith(['c2', 'a@1.1', 'b@1.1', 'a@1.2']);
    const tree = treeOn(site);
    expect(placeBefore(tree, [2], -1)).toBeUndefined();
    expect(placeBefore(tree, [3], 1)).toBeUndefined();
    expect(placeBefore(tree, [2], 1)).toEqual({ gap: 3, column: { level: 1, number: 1 } });
    expect(rootsOf(tree, [1, 2])).toEqual([1]);
  });

  it('gives copies the columns they had among each other, in the column they come to', () => {
    const site = siteWith(['c2', 'c2@1.2', 'a@2.1']);
    const copies = [2, 3].map((id) => ({ ...site.blockOf[id]!, id: -id }));
    const placed = blocksInColumn(copies, undefined, site);
    expect(placed.map(({ settings }) => settings['NL']?.values['column'])).toEqual([
      undefined,
      { level: 1, number: 1 },
    ]);
  });
});
