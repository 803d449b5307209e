import type { PageRevision, PageSnapshot } from '@boardwright/api-client/contract';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { PageVersion, Revision } from '../model/past.ts';
import { toEditedBlock, toEditedPage, type SchemaOf } from '../saving/to-edited-site.ts';

/** The page as the admin sees it now. */
export function versionNow(site: EditedSite, pageId: number): PageVersion | undefined {
  const page = site.pageOf[pageId];
  return page && { page, blocks: page.blocks.flatMap((id) => site.blockOf[id] ?? []) };
}

/** A page's parts as the API sends them → as they are edited: lifted to today's schemas. */
export function toPageVersion(
  snapshot: PageSnapshot,
  site: Pick<EditedSite, 'defaultLanguage' | 'languages'>,
  schemaOf: SchemaOf,
): PageVersion {
  const languages = { default_language: site.defaultLanguage, supported_languages: site.languages };
  const page = toEditedPage(snapshot.page, languages);
  const blocks = new Map(snapshot.blocks.map((block) => [block.id, block]));
  return {
    page,
    blocks: page.blocks.flatMap((block) => {
      const found = blocks.get(block);
      return found ? [toEditedBlock(found, languages, schemaOf)] : [];
    }),
  };
}

/** A revision as the API sends it → as it is edited. */
export function toRevision(
  { id, author, name, created_at: created, snapshot }: PageRevision,
  site: Pick<EditedSite, 'defaultLanguage' | 'languages'>,
  schemaOf: SchemaOf,
): Revision {
  return { id, author, name, at: Date.parse(created), ...toPageVersion(snapshot, site, schemaOf) };
}
