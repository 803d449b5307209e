import type { Values } from './edited-site.ts';

/** Where something is typed that cannot be stored yet: a block's settings in one language. */
export interface DraftPlace {
  readonly block: number;
  /** Upper case. */
  readonly locale: string;
}

/** What is typed and not valid, by place and name: shown where it was typed, journalled, and never sent. */
export type Drafts = Readonly<Record<string, Values>>;

const nothing: Values = {};
const keyOf = ({ block, locale }: DraftPlace): string => `${block}/${locale}`;

/** The drafts of a place; the same object until one of them changes. */
export const draftsAt = (drafts: Drafts, place: DraftPlace): Values => drafts[keyOf(place)] ?? nothing;

function withPlace(drafts: Drafts, place: DraftPlace, values: Values): Drafts {
  const { [keyOf(place)]: _, ...others } = drafts;
  return Object.keys(values).length === 0 ? others : { ...others, [keyOf(place)]: values };
}

export const withDraft = (drafts: Drafts, place: DraftPlace, name: string, value: unknown): Drafts =>
  withPlace(drafts, place, { ...draftsAt(drafts, place), [name]: value });

/** What was a draft is stored now, or went back to its default. */
export function withoutDrafts(drafts: Drafts, place: DraftPlace, names: readonly string[]): Drafts {
  const before = Object.entries(draftsAt(drafts, place));
  const left = before.filter(([name]) => !names.includes(name));
  return left.length === before.length ? drafts : withPlace(drafts, place, Object.fromEntries(left));
}

/** The drafts of what was made here, under the number the server gave it. */
export function renumberedDrafts(drafts: Drafts, numbers: Readonly<Record<number, number>>): Drafts {
  const renumbered = Object.entries(drafts).map(([key, values]): [string, Values] => {
    const [block, locale = ''] = key.split('/');
    return [keyOf({ block: numbers[Number(block)] ?? Number(block), locale }), values];
  });
  return Object.fromEntries(renumbered);
}
