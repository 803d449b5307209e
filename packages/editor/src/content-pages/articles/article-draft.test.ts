import { describe, expect, it } from 'vitest';
import { anArticle } from './articles.fixture.tsx';
import { merged as mergedBy } from '../../written/draft-shape.ts';
import { type ArticleDraft, articleDraft, articleShape, changeOf } from './article-draft.ts';

const site = { locale: 'nl', timeZone: 'Europe/Amsterdam' };
const draftOf = (change = {}) => articleDraft(anArticle(1, change), site);
const zone = site.timeZone;
const merged = (...drafts: [mine: ArticleDraft, before: ArticleDraft, theirs: ArticleDraft]) =>
  mergedBy(articleShape, ...drafts);

describe('what is sent of an article', () => {
  it('is what changed, and nothing of what did not', () => {
    const before = draftOf();
    expect(changeOf(before, before, zone)).toEqual({});
    expect(changeOf({ ...before, title: 'Anders', author: '' }, before, zone)).toEqual({
      title: 'Anders',
    });
  });

  it('says from which moment it is shown, on the clock of the site', () => {
    const draft = { ...draftOf(), showing: 'planned', day: '2026-11-28', time: '07:00' } as const;
    expect(changeOf(draft, draftOf(), zone)).toEqual({
      publish: true,
      published_at: '2026-11-28T06:00:00.000Z',
    });
    const planned = { state: 'planned', published_at: '2026-11-28T06:00:00.000Z' };
    expect(draftOf(planned)).toMatchObject({ showing: 'planned', day: '2026-11-28', time: '07:00' });
    expect(changeOf(draft, draftOf(planned), zone)).toEqual({});
    expect(changeOf({ ...draft, showing: 'visible' }, draftOf(planned), zone)).toEqual({ publish: true });
    expect(changeOf({ ...draft, showing: 'hidden' }, draftOf(planned), zone)).toEqual({ publish: false });
  });
});

describe('two who changed one article', () => {
  const before = draftOf({ description: 'Kort', category: 'Nieuws' });
  const theirs = { ...before, title: 'Van hen', description: 'Van hen' };

  it('keep what only one of them changed', () => {
    const mine = { ...before, text: '<p>Van mij</p>' };
    expect(merged(mine, before, theirs)).toEqual({
      draft: { ...theirs, text: '<p>Van mij</p>' },
      contested: [],
    });
  });

  it('choose where both did, each in another way', () => {
    const mine = { ...before, title: 'Van mij', description: 'Van hen' };
    expect(merged(mine, before, theirs)).toMatchObject({
      draft: { title: 'Van mij', description: 'Van hen' },
      contested: ['title'],
    });
  });
});
