import type { PlaceholderUse } from '@boardwright/api-client/contract';
import { type BlockSchema, fromWire, siteTextNames } from '@boardwright/blocks-schema';
import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, blockSettings, type Json, pages, pageSettings } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { placeholderText } from './placeholder.messages.ts';

/** As pages read it. */
const written = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Blocks of an admin's own code: all of it is filled in. */
const ofCode: ReadonlySet<string> = new Set(['html', 'html-grid']);
/** Texts of the site in which names are filled in. */
const siteTexts = siteTextNames.filter((name) => /^(?:terms|privacy)_text_/.test(name));

/** What stands at the end of a path, in every item of the lists on the way. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesAt(item, path));
  const [head, ...rest] = path;
  if (head === undefined) return [value];
  return typeof value === 'object' && value !== null
    ? valuesAt((value as Readonly<Record<string, unknown>>)[head], rest)
    : [];
}

/** What of a block's settings pages fill in: an admin's code, and rich text wherever the block has it. */
function filledIn(key: string, wire: Json, schema: BlockSchema | undefined): unknown {
  if (ofCode.has(key)) return wire;
  const settings = fromWire(key, wire);
  return Object.entries(schema?.widgets ?? {})
    .filter(([, widget]) => widget === 'richText')
    .flatMap(([path]) => valuesAt(settings, path.split('.')));
}

function namesIn(value: unknown): ReadonlySet<string> {
  return new Set([...JSON.stringify(value).matchAll(written)].map(([, name = '']) => name));
}

/** What uses are read with. */
export type UseDeps = Pick<Deps, 'blockSchemas'> & { readonly db: Pick<Database, 'select'> };

/** Where each name is written on the pages of a site and in its texts, in any language. */
export async function findPlaceholderUses(
  { db, blockSchemas }: UseDeps,
  { site }: Pick<Tenant, 'site'>,
  locale: string,
): Promise<ReadonlyMap<string, readonly PlaceholderUse[]>> {
  const rows = await db
    .select({
      block: blocks.key,
      settings: blockSettings.settings,
      pageId: blocks.pageId,
      key: pages.key,
      texts: pageSettings.settings,
    })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .leftJoin(pages, eq(pages.id, blocks.pageId))
    .leftJoin(
      pageSettings,
      and(eq(pageSettings.pageId, pages.id), eq(pageSettings.locale, site.defaultLocale.toUpperCase())),
    )
    .where(
      and(
        eq(blocks.siteId, site.id),
        isNull(blocks.deletedAt),
        isNull(pages.deletedAt),
        sql`${blockSettings.settings}::text like '%{{%'`,
      ),
    );
  const uses = new Map<string, Map<string, PlaceholderUse>>();
  const note = (name: string, use: PlaceholderUse): void => {
    const known = uses.get(name) ?? new Map<string, PlaceholderUse>();
    uses.set(name, known.set(`${use.page_id ?? ''} ${use.name}`, use));
  };
  for (const { block, settings, pageId, key, texts } of rows) {
    const label = texts?.['page_label'];
    const name =
      pageId === null
        ? placeholderText(locale, 'shared')
        : typeof label === 'string' && label !== ''
          ? label
          : (key ?? '');
    for (const found of namesIn(filledIn(block, settings, blockSchemas[block])))
      note(found, { page_id: pageId, name });
  }
  for (const found of namesIn(siteTexts.flatMap((text) => valuesAt(Object.values(site.texts), [text]))))
    note(found, { page_id: null, name: placeholderText(locale, 'siteText') });
  return new Map([...uses].map(([name, found]) => [name, [...found.values()]]));
}
