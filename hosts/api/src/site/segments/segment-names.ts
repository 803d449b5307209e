import { longestSegmentName } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { LocalisedText } from '../../platform/database/schema.ts';
import { folded } from '../../platform/folded.ts';
import { languageName, segmentMessage } from './segment.messages.ts';
import type { SegmentRow } from './segments.queries.ts';

/** Names as they are stored: tidied, without those that are empty. */
export function tidied(names: LocalisedText): LocalisedText {
  const entries = Object.entries(names).map(([language, name]) => [
    language,
    name.trim().replaceAll(/\s+/g, ' '),
  ]);
  return Object.fromEntries(entries.filter(([, name]) => name !== ''));
}

/** The names that segments have in a language, as they are compared. */
export class TakenNames {
  readonly #language: string;
  readonly #names: Set<string>;

  /** @param language the first of the site: the only one in which a segment must have a name */
  constructor(rows: readonly Pick<SegmentRow, 'name'>[], language: string) {
    this.#language = language;
    this.#names = new Set(rows.flatMap(({ name }) => this.#of(name) ?? []));
  }

  has(names: LocalisedText): boolean {
    const name = this.#of(names);
    return name !== undefined && this.#names.has(name);
  }

  add(names: LocalisedText): void {
    const name = this.#of(names);
    if (name !== undefined) this.#names.add(name);
  }

  #of(names: LocalisedText): string | undefined {
    const name = names[this.#language];
    // None that is too long is stored.
    return name === undefined || name.length > longestSegmentName ? undefined : folded(name);
  }
}

/** Who asks, and in which language a name is needed. */
export interface Naming {
  readonly locale: Locale;
  /** The first language of the site. */
  readonly language: string;
}

/**
 * What is wrong with the names of a segment.
 * @param names tidied
 * @returns a sentence; undefined where nothing is
 */
export function nameProblem(
  names: LocalisedText,
  taken: TakenNames,
  { locale, language }: Naming,
): string | undefined {
  const name = names[language];
  if (name === undefined)
    return segmentMessage(locale, 'nameRequired', { language: languageName(language, locale) });
  if (Object.values(names).some((one) => one.length > longestSegmentName))
    return segmentMessage(locale, 'nameLong');
  return taken.has(names) ? segmentMessage(locale, 'nameTaken', { name }) : undefined;
}
