import type { EditedSite, Values } from '../page-editing/edited-site.ts';
import { kindIdentifiers, kindsInUse } from '../model/page-paths.ts';

/** A new page while it is filled in. */
export interface NewPage {
  readonly start: 'kind' | 'copy';
  readonly key: string;
  /** The page it is a copy of. */
  readonly copyOf: number | undefined;
  readonly name: string;
}

/** What was filled in before, as far as the site still has it; undefined when no name was given. */
export function storedNewPage(site: EditedSite, first: NewPage, stored: unknown): NewPage | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { start, key, copyOf, name } = stored as Values;
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  const isKind = kindIdentifiers.some((one) => one === key) && !kindsInUse(site).has(String(key));
  return {
    start: start === 'copy' ? 'copy' : 'kind',
    key: isKind ? String(key) : first.key,
    copyOf: site.pages.find((page) => page === copyOf) ?? first.copyOf,
    name,
  };
}
