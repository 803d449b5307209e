import { pageSettingsSchema } from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { describe, expect, it } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import type { EditedPage } from '../page-editing/edited-site.ts';
import {
  changedFields,
  changesOf,
  commandsOf,
  draftOf,
  draftProblems,
  firstWrong,
  isNameMissing,
  storedDraft,
  type PageDraft,
} from './page-draft.ts';

const site = aSite();
const validator = validatorOfSettings(pageSettingsSchema);
const page = {
  ...site.pageOf[1]!,
  texts: { NL: { id: 1, revision: 1, values: { page_label: 'Thuis', page_title: 'Welkom' } } },
};
const draft = draftOf(page, site.languages);
const commandsFrom = (next: PageDraft, now: EditedPage = page) => commandsOf(now, changesOf(page, next));

describe('a page’s settings', () => {
  it('are nothing to save until something is changed', () => expect(commandsFrom(draft)).toEqual([]));

  it('save only what was changed', () => {
    const changed = {
      ...draft,
      texts: { ...draft.texts, NL: { ...draft.texts['NL']!, page_title: 'Hallo' } },
      path: { ...draft.path, nl: 'nieuw' },
    };
    expect(commandsFrom(changed)).toEqual([
      { type: 'setPage', page: 1, key: 'p-home', path: { nl: 'nieuw', en: 'page-1' } },
      { type: 'setPageTexts', page: 1, locale: 'NL', set: { page_title: 'Hallo' }, unset: [] },
    ]);
  });

  it('save what is empty again as nothing, and come back from a refusal as they were meant', () => {
    const row = { ...draft.texts['NL']!, page_title: '', page_image: '/kaart.png', page_noindex: true };
    const commands = commandsFrom({ ...draft, texts: { ...draft.texts, NL: row } });
    expect(commands).toEqual([
      {
        type: 'setPageTexts',
        page: 1,
        locale: 'NL',
        set: { page_image: '/kaart.png', page_noindex: true },
        unset: ['page_title'],
      },
    ]);
    expect(draftOf(page, site.languages, { commands }).texts['NL']).toEqual(row);
  });

  it('leave what a colleague changed while they were filled in', () => {
    const next = { ...draft, path: { ...draft.path, nl: 'nieuw' } };
    const now = { ...page, key: 'p-generic', path: { nl: 'pagina-1', en: 'theirs' }, texts: {} };
    expect(commandsFrom(next, now)).toEqual([
      { type: 'setPage', page: 1, key: 'p-generic', path: { nl: 'nieuw', en: 'theirs' } },
    ]);
  });

  it('need a name in each language, and a path nobody else has', () => {
    const wrong = draftProblems(site, 1, { ...draft, path: { nl: 'pagina-2', en: '' } }, validator);
    expect(wrong.path).toEqual({ nl: 'pathTaken', en: 'pathLength' });
    expect(Object.keys(wrong.texts)).toEqual(['EN']);
    expect(wrong.texts['EN']?.every(isNameMissing)).toBe(true);
    expect(firstWrong(wrong)).toBe('en');
    expect(firstWrong({ ...wrong, texts: {} })).toBe('nl');
    expect(firstWrong({ path: {}, texts: {} })).toBeUndefined();
  });

  it('are no longer than their schema says, as the API holds them', () => {
    const NL = {
      ...draft.texts['NL']!,
      page_label: 'x'.repeat(81),
      page_title: 'x'.repeat(120),
      page_description: 'x'.repeat(321),
    };
    expect(draftProblems(site, 1, { ...draft, texts: { NL } }, validator).texts['NL']).toEqual([
      { pointer: '/page_label', rule: 'maxLength', count: 80 },
      { pointer: '/page_description', rule: 'maxLength', count: 320 },
    ]);
  });

  it('show what was refused as it was meant', () => {
    const failed = draftOf(page, site.languages, {
      commands: [{ type: 'setPage', page: 1, key: 'p-generic', path: { nl: 'x', en: 'x' } }],
    });
    expect(failed).toMatchObject({ key: 'p-generic', isSamePath: true, path: { nl: 'x', en: 'x' } });
  });

  it('are there again as they were left, with what others changed meanwhile', () => {
    const texts = { ...draft.texts, NL: { ...draft.texts['NL']!, page_title: 'Hallo' } };
    const path = { ...draft.path, en: 'mine' };
    const left: unknown = JSON.parse(JSON.stringify(changesOf(page, { ...draft, texts, path })));
    const values = { page_label: 'Begin', page_title: 'Welkom' };
    const now = {
      ...page,
      path: { nl: 'theirs', en: 'page-1' },
      texts: { NL: { id: 1, revision: 2, values } },
    };
    const again = storedDraft(now, site.languages, left);
    expect(again?.texts['NL']).toMatchObject({ page_label: 'Begin', page_title: 'Hallo' });
    expect(again?.path).toEqual({ nl: 'theirs', en: 'mine' });
    expect(again && changedFields(changesOf(now, again), again)).toEqual([
      { field: 'page_title', languages: ['nl'] },
      { field: 'path', languages: ['en'] },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['what is no change', { key: 3, path: {}, texts: {} }],
    ['another version’s', [null, 3, { type: 'setPage', key: 'p-home' }, { type: 'x' }]],
    ['what is no setting', { path: {}, texts: { NL: { page_noindex: 'yes' } } }],
    ['what is saved already', { path: {}, texts: { NL: { page_title: 'Welkom' } } }],
  ])('do not come back from %s', (_, stored) => {
    expect(storedDraft(page, site.languages, stored)).toBeUndefined();
  });

  it('say what is changed of them, and in which languages', () => {
    const moved = { ...draft, path: { ...draft.path, nl: 'nieuw' } };
    expect(changedFields(changesOf(page, moved), moved)).toEqual([{ field: 'path', languages: ['nl'] }]);
    const together = { ...moved, path: { nl: 'nieuw', en: 'nieuw' }, isSamePath: true };
    expect(changedFields(changesOf(page, together), together)).toEqual([{ field: 'path', languages: [] }]);
    expect(changedFields(changesOf(page, { ...draft, key: 'p-generic' }), draft)).toEqual([
      { field: 'key', languages: [] },
    ]);
  });
});
