import type { Values } from './edited-site.ts';

/**
 * Where something is typed or chosen that is not stored yet: a block's settings in one language, upper case, or the
 * site's, its texts in one language and what is stored once in none.
 */
export type DraftPlace =
  | { readonly block: number; readonly locale: string }
  | { readonly block: 'site'; readonly locale: string | undefined };

/**
 * What is typed and not valid, or chosen and not saved, by place and name: visible where it was written, journalled,
 * and never sent.
 */
export type Drafts = Readonly<Record<string, Values>>;

const nothing: Values = {};
const keyOf = ({ block, locale }: DraftPlace): string => `${block}/${locale ?? ''}`;

/** The drafts of a place; the same object until one of them changes. */
export const draftsAt = (drafts: Drafts, place: DraftPlace): Values => drafts[keyOf(place)] ?? nothing;

/** The names of the site's settings that have a draft, in whichever of these languages. */
export function draftedSettings(drafts: Drafts, languages: readonly string[]): readonly string[] {
  const places = [undefined, ...languages.map((language) => language.toUpperCase())];
  const names = places.flatMap((locale) => Object.keys(draftsAt(drafts, { block: 'site', locale })));
  return [...new Set(names)];
}

function withPlace(drafts: Drafts, place: DraftPlace, values: Values): Drafts {
  const { [keyOf(place)]: _, ...others } = drafts;
  return Object.keys(values).length === 0 ? others : { ...others, [keyOf(place)]: values };
}

export const withDraft = (drafts: Drafts, place: DraftPlace, name: string, value: unknown): Drafts =>
  withPlace(drafts, place, { ...draftsAt(drafts, place), [name]: value });

/** What was a draft is stored now, or went back to what is stored. */
export function withoutDrafts(drafts: Drafts, place: DraftPlace, names: readonly string[]): Drafts {
  const before = Object.entries(draftsAt(drafts, place));
  const left = before.filter(([name]) => !names.includes(name));
  return left.length === before.length ? drafts : withPlace(drafts, place, Object.fromEntries(left));
}

/** The place under the number the server gave to what was made here. */
export function renumberedPlace(place: DraftPlace, numbers: Readonly<Record<number, number>>): DraftPlace {
  return place.block === 'site' ? place : { ...place, block: numbers[place.block] ?? place.block };
}

/** The drafts of what was made here, under the number the server gave it. */
export function renumberedDrafts(drafts: Drafts, numbers: Readonly<Record<number, number>>): Drafts {
  const renumbered = Object.entries(drafts).map(([key, values]): [string, Values] => {
    const [block, locale = ''] = key.split('/');
    return block === 'site'
      ? [key, values]
      : [keyOf(renumberedPlace({ block: Number(block), locale }, numbers)), values];
  });
  return Object.fromEntries(renumbered);
}
