import { describe, expect, it } from 'vitest';
import { aSite } from '../../machines/page-editing/a-site.ts';
import { changedFields, draftCommands, draftOf, draftProblems, keptDraft } from './page-draft.ts';

const site = aSite();
const page = {
  ...site.pageOf[1]!,
  texts: { NL: { id: 1, revision: 1, values: { page_label: 'Thuis', page_title: 'Welkom' } } },
};
const draft = draftOf(page, site.languages);

describe('a page’s settings', () => {
  it('are nothing to save until something is changed', () => expect(draftCommands(page, draft)).toEqual([]));

  it('save only what was changed', () => {
    const changed = {
      ...draft,
      texts: { ...draft.texts, NL: { ...draft.texts['NL']!, page_title: 'Hallo' } },
      path: { ...draft.path, nl: 'nieuw' },
    };
    expect(draftCommands(page, changed)).toEqual([
      { type: 'setPage', page: 1, key: 'p-home', path: { nl: 'nieuw', en: 'page-1' } },
      { type: 'setPageTexts', page: 1, locale: 'NL', set: { page_title: 'Hallo' }, unset: [] },
    ]);
  });

  it('need a name in each language, and a path nobody else has', () => {
    expect(draftProblems(site, 1, { ...draft, path: { nl: 'pagina-2', en: '' } })).toEqual({
      'path.nl': 'pathTaken',
      'path.en': 'pathLength',
      'page_label.EN': 'name',
    });
  });

  it('show what was refused as it was meant', () => {
    const failed = draftOf(page, site.languages, {
      commands: [{ type: 'setPage', page: 1, key: 'p-generic', path: { nl: 'x', en: 'x' } }],
    });
    expect(failed).toMatchObject({ key: 'p-generic', isSamePath: true, path: { nl: 'x', en: 'x' } });
  });

  it('are there again as they were left, with what others changed meanwhile', () => {
    const texts = { ...draft.texts, NL: { ...draft.texts['NL']!, page_title: 'Hallo' } };
    const left: unknown = JSON.parse(JSON.stringify(draftCommands(page, { ...draft, texts })));
    const values = { page_label: 'Begin', page_title: 'Welkom' };
    const now = { ...page, texts: { NL: { id: 1, revision: 2, values } } };
    const again = keptDraft(now, site.languages, left);
    expect(again?.texts['NL']).toMatchObject({ page_label: 'Begin', page_title: 'Hallo' });
    expect(again && changedFields(now, again)).toEqual(['page_title']);
  });

  it.each([
    ['nothing', undefined],
    ['what is no list', { type: 'setPage' }],
    ['another version’s', [null, 3, { type: 'setPage', key: 'p-home' }, { type: 'x' }]],
    [
      'what is saved already',
      [{ type: 'setPageTexts', page: 1, locale: 'NL', set: { page_title: 'Welkom' }, unset: [] }],
    ],
  ])('do not come back from %s', (_, kept) => {
    expect(keptDraft(page, site.languages, kept)).toBeUndefined();
  });

  it('say what is changed of them', () => {
    const moved = { ...draft, path: { ...draft.path, nl: 'nieuw' } };
    expect(changedFields(page, moved)).toEqual(['path']);
    expect(changedFields(page, { ...moved, key: 'p-generic' })).toEqual(['path', 'key']);
  });
});
