import type { BoardNewsletters } from '@boardwright/api-client/contract';
import type { DraftShape } from '../../written/draft-shape.ts';
import type { NewsletterDraft } from './newsletter-api.ts';

export interface NewsletterRow extends NewsletterDraft {
  readonly key: string;
}

/** What stands in the list while it is written. */
export interface NewslettersDraft {
  readonly rows: readonly NewsletterRow[];
}

/** The newsletters as what several admins write: there is one list on a board, and nobody is named. */
export const writtenNewsletters = (read: BoardNewsletters) => ({ ...read, id: 0 });

export const newslettersDraft = (
  read: Pick<BoardNewsletters, 'newsletters'> | undefined,
): NewslettersDraft => ({
  rows: (read?.newsletters ?? []).map(({ id, names }) => ({ key: String(id), id, names })),
});

/** A row without names that say nothing. */
const filled = ({ names }: NewsletterRow) =>
  Object.entries(names).flatMap(([language, name]) =>
    name.trim() === '' ? [] : [`${language}: ${name.trim()}`],
  );

/** The list as words, each on a line. */
export const newsletterWords = ({ rows }: NewslettersDraft): string =>
  rows.map((row) => filled(row).toSorted().join(', ')).join('\n');

const identity = ({ rows }: NewslettersDraft): string =>
  JSON.stringify(rows.map((row) => [row.id, filled(row).toSorted()]));

export const newslettersShape: DraftShape<NewslettersDraft, 'rows'> = {
  fields: ['rows'],
  isSame: (_, one, other) => identity(one) === identity(other),
  withField: (_, _draft, other) => other,
};

/** What is sent of the list. */
export const sentNewsletters = ({ rows }: NewslettersDraft): readonly NewsletterDraft[] =>
  rows.map(({ id, names }) => ({ ...(id === undefined ? {} : { id }), names }));
