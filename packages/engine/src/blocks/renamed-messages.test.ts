import type { MessageTree } from '@boardwright/messages';
import { describe, expect, it } from 'vitest';
import { withCurrentMessages, withMessage } from '../board/custom-translations.ts';
import { namespaceOf } from '../board/define-block.ts';
import { renamedMessages } from '../board/renamed-messages.ts';
import { favouriteMessages } from '../page/favourites/favourites.messages.ts';
import { partMessages } from '../page/part-messages.ts';
import { declaredMessages } from './declared-messages.ts';

const blocks = Object.entries(declaredMessages).map(
  ([key, messages]) => [namespaceOf(key), messages] as const,
);
const all = { ...partMessages, favourites: favouriteMessages, ...Object.fromEntries(blocks) };

/** A message or a group in English, the forms of a plural by any of them. */
function messageAt(id: string): unknown {
  const [namespace = '', ...path] = id.split('.');
  return path.reduce<unknown>(
    (group, name) => {
      const tree = group as MessageTree | undefined;
      return tree?.[name] ?? tree?.[`${name}_other`];
    },
    all[namespace as keyof typeof all]?.en,
  );
}

describe('a message with another key', () => {
  const moves = Object.entries(renamedMessages);
  it.each(moves)('%s is not there any more', (before) => expect(messageAt(before)).toBeUndefined());

  it.each(moves)('%s has become a message, or is renamed once more', (_before, now) =>
    expect(messageAt(now) ?? moves.find(([next]) => next.startsWith(`${now}.`))).toBeDefined(),
  );
});

/** As a site stores them, by language, namespace and key. */
const texts = (own: Readonly<Record<string, string>>) =>
  Object.entries(own).reduce<Readonly<Record<string, unknown>>>(
    (tree, [id, text]) => withMessage(tree, id.split('.'), text),
    {},
  );

describe('a site’s own texts', () => {
  const read = (custom_translations: unknown) =>
    withCurrentMessages({ site_name: 'Wad', custom_translations }).custom_translations;

  it('are found under the key that their message has now, in each language', () => {
    const own = texts({
      'nl.favourites.told.gone': 'Foetsie',
      'nl.favourites.told.toFavourites': 'Alle',
      'nl.ui.close': 'Dicht',
      'en.jobList.sought.place': 'around {{place}}',
    });
    expect(read(own)).toEqual({
      nl: { favourites: { result: { notFound: 'Foetsie', toFavourites: 'Alle' } }, ui: { close: 'Dicht' } },
      en: { jobList: { searched: { place: 'around {{place}}' } } },
    });
  });

  it('are found in the namespace that their message has now, in each form of a plural', () => {
    const own = texts({
      'ro.ui.jobs_one': 'un post',
      'ro.ui.jobs_few': '{{number}} posturi',
      'ro.ui.salaryPer.hour': 'pe ceas',
      'ro.ui.saved': 'Pus deoparte',
      'ro.page.favourite.save': 'Pune deoparte',
    });
    expect(read(own)).toEqual({
      ro: {
        jobs: { count_one: 'un post', count_few: '{{number}} posturi', salaryPer: { hour: 'pe ceas' } },
        page: { favourite: { save: 'Pune deoparte', saved: 'Pus deoparte' } },
      },
    });
  });

  it('that were written since are not taken the place of', () => {
    const own = texts({
      'nl.account.panels.resume.gone': 'Ooit',
      'nl.account.panels.resume.notFound': 'Nu',
      'nl.favourites.told.toFavourites': 'Alle',
      'nl.favourites.result.saved': 'Bewaard',
    });
    expect(read(own)).toEqual({
      nl: {
        account: { panels: { resume: { notFound: 'Nu' } } },
        favourites: { result: { toFavourites: 'Alle', saved: 'Bewaard' } },
      },
    });
  });

  it.each([
    [{}],
    [{ custom_translations: 'nothing' }],
    [{ custom_translations: { nl: { ui: { close: 'x' } }, en: 3 } }],
  ])('are the very same where nothing has another key: %j', (settings) =>
    expect(withCurrentMessages(settings)).toBe(settings),
  );
});
