import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EditedBlock } from '../page-editing/edited-site.ts';
import type { PageVersion } from '../model/past.ts';
import { diffPages, type PageChange } from '../revisions/page-diff.ts';
import { withoutChange } from './without-change.ts';

const text = fc.constantFrom('', 'One', 'Two words');
const rows = fc
  .record({
    NL: fc.record({ title: text, intro: text }),
    EN: fc.option(fc.record({ title: text, intro: text })),
  })
  .map(({ NL, EN }) => ({
    NL: { id: 1, revision: 1, values: NL },
    EN: EN
      ? { id: 2, revision: 1, values: EN }
      : { id: undefined, revision: 0, values: NL, follows: true as const },
  }));
const blockOf = (id: number): fc.Arbitrary<EditedBlock> =>
  fc.record({ settings: rows, customStyles: text }).map((more) => ({
    id,
    key: 'faq',
    isGlobal: false,
    revision: 1,
    version: 0,
    ...more,
  }));
const version: fc.Arbitrary<PageVersion> = fc
  .record({
    ids: fc.shuffledSubarray([1, 2, 3, 4, 5]),
    every: fc.tuple(blockOf(1), blockOf(2), blockOf(3), blockOf(4), blockOf(5)),
    texts: rows,
    path: fc.constantFrom('here', 'there'),
  })
  .map(({ ids, every, texts, path }) => {
    const blocks = ids.flatMap((id) => every.filter((block) => block.id === id));
    const page = { id: 9, key: 'p-generic', revision: 1, path: { nl: path }, texts, blocks: ids };
    return { page, blocks };
  });

/** A change by what it is about, without what else the block became. */
const aboutOf = (change: PageChange): string =>
  JSON.stringify({
    ...change,
    block: 'block' in change ? change.block.id : undefined,
    place: 0,
    from: 0,
    to: 0,
  });

it('puts one change back and leaves the others', () => {
  fc.assert(
    fc.property(version, version, fc.nat(), (was, now, at) => {
      const changes = diffPages(was, now, 'NL');
      const change = changes[at % changes.length];
      if (!change) return;
      const left = diffPages(was, withoutChange(was, now, change), 'NL').map(aboutOf);
      expect(left).not.toContain(aboutOf(change));
      // Where blocks stand is seen from each other: one that comes back may leave another where it was.
      const others = changes.filter((one) => one !== change && one.kind !== 'moved').map(aboutOf);
      const same = left.filter((one) => !one.includes('"moved"'));
      if (change.kind === 'removed') expect(same).toEqual(expect.arrayContaining(others));
      else expect(same.toSorted()).toEqual(others.toSorted());
    }),
  );
});
