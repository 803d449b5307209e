import type { AdminSegment } from '@boardwright/api-client/contract';
import type { CategoryChange } from './categories-api.ts';
import type { DraftShape } from '../../written/draft-shape.ts';
import { nameIn } from './category-names.ts';

/** A category as it stands in its form. */
export interface CategoryDraft {
  /** By language, each of the site's. */
  readonly names: Readonly<Record<string, string>>;
  /** Empty: none. */
  readonly icon: string;
}

/** @param category undefined for a new one */
export function categoryDraft(
  category: Pick<AdminSegment, 'name' | 'icon'> | undefined,
  languages: readonly string[],
): CategoryDraft {
  const names = languages.map((code) => [code, category ? nameIn(category.name, code) : ''] as const);
  return { names: Object.fromEntries(names), icon: category?.icon ?? '' };
}

/** Of a category each name is its own, and so is its icon. @param languages of the site */
export const categoryShape = (languages: readonly string[]): DraftShape<CategoryDraft, string> => ({
  fields: [...languages, 'icon'],
  isSame: (field, one, other) => wordsOf(field, one) === wordsOf(field, other),
  withField: (field, draft, other) =>
    field === 'icon'
      ? { ...draft, icon: other.icon }
      : { ...draft, names: { ...draft.names, [field]: other.names[field] ?? '' } },
});

/** What a field of a draft says. */
export const wordsOf = (field: string, { names, icon }: CategoryDraft): string =>
  field === 'icon' ? icon : (names[field] ?? '').trim();

/**
 * What is sent of a draft: the languages whose name is another than before; one that was emptied is sent empty.
 * @param before the draft as it began
 */
export function changeOf(
  draft: CategoryDraft,
  before: CategoryDraft,
): Required<Pick<CategoryChange, 'name' | 'icon'>> {
  const names = Object.entries(draft.names).map(([code, name]) => [code, name.trim()] as const);
  return {
    name: Object.fromEntries(names.filter(([code, name]) => name !== before.names[code])),
    icon: draft.icon === '' ? null : draft.icon,
  };
}
