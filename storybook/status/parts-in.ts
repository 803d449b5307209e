import { statusOf, type Status } from './status-of.ts';

/** What is read of an entry of Storybook's index. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

export interface ListedPart {
  readonly title: string;
  /** The id of its page of documentation. */
  readonly docs: string;
  readonly status: Status;
}

/** Those of Storybook's pages of documentation that say how what is on them stands, by title. */
export function partsIn(entries: readonly IndexedStory[]): readonly ListedPart[] {
  return entries
    .filter(({ type }) => type === 'docs')
    .flatMap(({ id, title, tags = [] }) => {
      const status = statusOf(tags);
      return status ? [{ title, docs: id, status }] : [];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}
