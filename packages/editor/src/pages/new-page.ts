import type { EditedSite, Values } from '../page-editing/edited-site.ts';
import { pageTemplates } from '../patterns/page-templates.ts';
import { kindIdentifiers, kindsInUse } from '../model/page-paths.ts';

/** A new page while it is filled in. */
export interface NewPage {
  readonly start: 'kind' | 'template' | 'copy';
  readonly key: string;
  /** The template it begins with. */
  readonly template: string;
  /** The page it is a copy of. */
  readonly copyOf: number | undefined;
  readonly name: string;
}

/** What was filled in before, as far as the site still has it; undefined when no name was given. */
export function storedNewPage(site: EditedSite, first: NewPage, stored: unknown): NewPage | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { start, key, template, copyOf, name } = stored as Values;
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  const isKind = kindIdentifiers.some((one) => one === key) && !kindsInUse(site).has(String(key));
  return {
    start: start === 'copy' || start === 'template' ? start : 'kind',
    key: isKind ? String(key) : first.key,
    template: pageTemplates.find((one) => one.key === template)?.key ?? first.template,
    copyOf: site.pages.find((page) => page === copyOf) ?? first.copyOf,
    name,
  };
}
