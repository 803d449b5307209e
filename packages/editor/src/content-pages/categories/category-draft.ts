import type { AdminSegment } from '@boardwright/api-client/contract';
import type { CategoryChange } from './categories-api.ts';
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

/**
 * What is sent of a draft: the languages whose name is another than before; one that was emptied is sent empty.
 * @param before the draft as it began
 */
export function changeOf(draft: CategoryDraft, before: CategoryDraft): Required<CategoryChange> {
  const names = Object.entries(draft.names).map(([code, name]) => [code, name.trim()] as const);
  return {
    name: Object.fromEntries(names.filter(([code, name]) => name !== before.names[code])),
    icon: draft.icon === '' ? null : draft.icon,
  };
}
