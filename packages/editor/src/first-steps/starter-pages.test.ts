import { isPagePath, pageKinds } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import { applyAll } from '../page-editing/apply-command.ts';
import { chosenAtFirst, neededPages, pageCommands, starterPages } from './starter-pages.ts';

let next = 0;
const making = {
  newId: () => (next -= 1),
  newUid: () => `u${next}`,
  nameOf: (kind: string, locale: string) => `${kind} ${locale}`,
};

describe('the pages a board begins with', () => {
  it('are every kind there is, but the generic one', () => {
    const kinds = pageKinds.map(({ identifier }) => identifier).filter((kind) => kind !== 'p-generic');
    expect(Object.values(starterPages).flat().toSorted()).toEqual(kinds.toSorted());
  });

  it('are made once each, with a path and a name in every language', () => {
    const site = aSite();
    expect(neededPages(site)).toEqual(['p-job-list', 'p-job-details']);
    const chosen = new Set([...chosenAtFirst(site), 'p-home']);
    const after = applyAll(site, pageCommands(site, chosen, making));
    expect(neededPages(after)).toEqual([]);
    expect(after.pages.filter((id) => after.pageOf[id]?.key === 'p-home')).toEqual([1]);
    for (const id of after.pages.slice(2)) {
      const page = after.pageOf[id];
      expect(Object.values(page?.path ?? {}).every(isPagePath)).toBe(true);
      expect(page?.texts['EN']?.values['page_label']).toBe(`${page?.key} en`);
    }
    expect(pageCommands(after, chosen, making)).toEqual([]);
  });

  it('never take the path of another page', () => {
    const site = aSite();
    const taken = {
      ...site,
      pageOf: { ...site.pageOf, 2: { ...site.pageOf[2]!, path: { nl: 'vacatures', en: 'x' } } },
    };
    expect(pageCommands(taken, new Set(['p-job-list']), making)).toEqual([]);
  });
});
