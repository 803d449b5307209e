import type { Placeholders } from '@boardwright/api-client/contract';
import type { DraftShape } from '../../written/draft-shape.ts';

export interface PlaceholderRow {
  readonly name: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** What stands in the list while it is written. */
export interface PlaceholderDraft {
  readonly rows: readonly PlaceholderRow[];
}

/** The placeholders as what several admins write: there is one list on a board, and nobody is named. */
export type WrittenPlaceholders = Placeholders & { readonly id: number };
export const writtenPlaceholders = (read: Placeholders): WrittenPlaceholders => ({
  ...read,
  id: 0,
});

export const placeholderDraft = (read: Pick<Placeholders, 'placeholders'> | undefined): PlaceholderDraft => ({
  rows: (read?.placeholders ?? []).map(({ name, texts }) => ({ name, texts })),
});

/** The list as words, each on a line. */
export const rowsText = ({ rows }: PlaceholderDraft): string =>
  rows
    .map(({ name, texts }) => {
      const words = Object.keys(texts)
        .toSorted()
        .flatMap((language) => (texts[language]?.trim() ? [`${language}: ${texts[language].trim()}`] : []));
      return `${name.trim()}: ${words.join(', ')}`;
    })
    .join('\n');

export const placeholderShape: DraftShape<PlaceholderDraft, 'rows'> = {
  fields: ['rows'],
  isSame: (_, one, other) => rowsText(one) === rowsText(other),
  withField: (_, _draft, other) => other,
};

/** What is sent of the list. */
export const sentRows = ({ rows }: PlaceholderDraft) =>
  rows.map(({ name, texts }) => ({ name: name.trim(), texts: { ...texts } }));
