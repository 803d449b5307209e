import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll } from '../page-editing/apply-command.ts';
import { aSite, typed } from '../page-editing/a-site.ts';
import { following, isOwn } from '../page-editing/edited-site.ts';
import {
  addCommands,
  blockOfPreset,
  copyOfBlock,
  endOfMain,
  localCopyCommands,
  missingDetail,
  moveCommands,
  movedOrder,
  newBlock,
  placeForNew,
  restoreCommands,
  sharedElsewhere,
} from './block-commands.ts';
import { edgeOf, gapAt, positionOf, withoutSpace } from '../block-actions/drop-place.ts';

const site = aSite();
const home = site.pageOf[1];
if (!home) throw new Error('The site of the tests has no page 1');

describe('a new block', () => {
  const footed = { ...site, blockOf: { ...site.blockOf, 13: { ...site.blockOf[12]!, key: 'footer' } } };
  it('lands below the chosen one', () => expect(placeForNew(footed, home.blocks, 11)).toEqual({ gap: 1 }));
  it('lands above the footer when none is chosen', () =>
    expect(placeForNew(footed, home.blocks, undefined)).toEqual({ gap: 2 }));
  it('lands first on an empty page', () =>
    expect(placeForNew(footed, [], undefined)).toEqual({ gap: endOfMain(footed, []) }));
  it('is written in the default language alone: the others show that until something is written in them', () => {
    const block = newBlock(-1, { key: 'faq', version: 2 }, site);
    const placed = applyAll(
      site,
      addCommands([block], 1, 0, () => 'u'),
    );
    const dutch = applyAll(placed, [typed('Vragen', -1)]);
    expect(dutch.blockOf[-1]?.settings['EN']).toEqual(following({ title: 'Vragen' }));
    const style = {
      type: 'setSettings',
      block: -1,
      locale: 'EN',
      set: { subtitle: 'Ask' },
      unset: [],
    } as const;
    const both = applyAll(dutch, [style, typed('Veel gevraagd', -1)]);
    expect(both.blockOf[-1]?.settings['EN']?.values).toEqual({ title: 'Vragen', subtitle: 'Ask' });
    expect(isOwn(both.blockOf[-1]?.settings['EN'])).toBe(true);
  });
  it('copied, keeps which languages follow', () => {
    expect(copyOfBlock(-1, site.blockOf[12]!).settings['EN']).toEqual(following({ title: 'Titel 12' }));
  });
  it('of one job needs a page of one job', () => {
    expect(missingDetail('job-details', 'p-home')).toBe('job');
    expect(missingDetail('job-details', 'p-job-details')).toBeUndefined();
    expect(missingDetail('faq', 'p-home')).toBeUndefined();
  });
});

describe('moving blocks', () => {
  it('puts any of them in any gap, in their order, and only those', () => {
    const many = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
    const moves = many.chain((blocks) =>
      fc.tuple(fc.constant(blocks), fc.subarray(blocks), fc.integer({ min: 0, max: blocks.length })),
    );
    fc.assert(
      fc.property(moves, ([blocks, ids, gap]) => {
        const page = { ...home, blocks };
        const before = { ...site, pageOf: { ...site.pageOf, 1: page } };
        const commands = moveCommands(page, ids, gap);
        const after = applyAll(before, commands).pageOf[1]?.blocks;
        expect(after).toEqual(movedOrder(blocks, ids, gap));
        expect(commands.every((one) => one.type === 'moveBlock' && ids.includes(one.block))).toBe(true);
      }),
    );
  });
  it('to where they stand does nothing', () => expect(moveCommands(home, [12, 13], 1)).toEqual([]));
});

describe('blocks taken off', () => {
  it('come back where they were', () => {
    const ids = [11, 13];
    const without = applyAll(
      site,
      ids.map((block) => ({ type: 'removeBlock', block, page: 1 })),
    );
    expect(applyAll(without, restoreCommands(home, ids)).pageOf[1]?.blocks).toEqual(home.blocks);
  });
});

describe('a shared block', () => {
  it('gives this page a copy in its place, and stays on the others', () => {
    const shared = site.blockOf[11]!;
    const commands = localCopyCommands([home], 11, () => ({ copy: copyOfBlock(-1, shared), uid: 'u' }));
    const after = applyAll(site, commands);
    expect(after.pageOf[1]?.blocks).toEqual([-1, 12, 13]);
    expect(after.pageOf[2]?.blocks).toEqual([11, 21]);
    expect(after.blockOf[-1]).toMatchObject({ key: 'navbar', isGlobal: false });
    expect(after.blockOf[-1]?.settings['NL']?.values).toEqual(shared.settings['NL']?.values);
  });
  it('is offered on pages it does not stand on', () => {
    expect(sharedElsewhere(site, home)).toEqual([]);
    expect(sharedElsewhere(site, { ...home, blocks: [12] }).map(({ id }) => id)).toEqual([11]);
  });
});

describe('a preset', () => {
  it('brings its texts, and those of its own language where it lacks one', () => {
    const preset = { id: 1, name: 'P', key: 'faq', version: 2, customStyles: 'x', author: '', createdAt: '' };
    const block = blockOfPreset(-1, { ...preset, settings: { NL: { title: 'Vragen' } } }, site);
    expect(block).toMatchObject({ key: 'faq', version: 2, customStyles: 'x', isGlobal: false });
    expect(block.settings['EN']).toEqual(following({ title: 'Vragen' }));
  });
});

describe('where a drop lands', () => {
  const lying = [
    { id: 1, top: 0, height: 100 },
    { id: 2, top: 100, height: 50 },
    { id: 3, top: 150, height: 400 },
  ];
  it.each([
    [-20, 0],
    [49, 0],
    [51, 1],
    [124, 1],
    [126, 2],
    [349, 2],
    [9000, 3],
  ])('at %i is gap %i', (y, gap) => expect(gapAt(lying, y)).toBe(gap));
  it('on an empty page is the first place', () => expect(gapAt([], 300)).toBe(0));
  it('stays in the gap whose room the pointer is in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 103 }), (gap, into) => {
        const edge = edgeOf(lying, gap);
        const y = withoutSpace(edge + into, edge, 104);
        expect(y).toBe(edge);
      }),
    );
  });
  it('is counted among all blocks of the page', () =>
    expect(positionOf([1, 2], [], 2)).toEqual({ position: 3, count: 3 }));
});
