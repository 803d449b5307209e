import type { BlockSchema } from '@boardwright/blocks-schema';
import { locales } from '@boardwright/messages';
import {
  isOwn,
  type EditedBlock,
  type EditedPage,
  type EditedSite,
  type Values,
} from '../page-editing/edited-site.ts';
import { textsOf } from '../panel/block-texts.ts';
import { pageTemplates } from '../patterns/page-templates.ts';
import { patterns } from '../patterns/patterns.ts';
import { withoutTags } from '../saving/site-pages.ts';
import type { Finding } from './finding.ts';

type SchemaOf = (key: string) => BlockSchema | undefined;

/** All words of a block's settings as one text; links lead elsewhere on each site and are no words. */
const wordsOf = (schema: BlockSchema, values: Values): string =>
  textsOf(schema, values)
    // A picture may be another, with words of its own.
    .filter(({ path }) => path.at(-1) !== 'alt')
    .map(({ value }) => withoutTags(value).trim())
    .filter(Boolean)
    .join('\n');

/** What the blocks of patterns and page templates say, by kind and language. */
function createSampleWords(schemaOf: SchemaOf): ReadonlySet<string> {
  const blocks = [...patterns, ...pageTemplates].flatMap((one) => one.blocks);
  return new Set(
    blocks
      .filter(({ isReady }) => !isReady)
      .flatMap(({ key, settings }) => {
        const schema = schemaOf(key);
        return schema
          ? locales.map((locale) => `${key} ${locale.toUpperCase()} ${wordsOf(schema, settings[locale])}`)
          : [];
      }),
  );
}

/** What tells a block that still says what it came with. */
export interface SampleCheck {
  /** The languages, upper case, in which nobody has written other words. */
  readonly localesOf: (block: EditedBlock) => readonly string[];
  readonly findingsOf: (
    site: Pick<EditedSite, 'blockOf'>,
    page: Pick<EditedPage, 'blocks'>,
  ) => readonly Finding[];
}

/**
 * A block is a sample in a language as long as its words there are those of a pattern, all of them: nothing is stored,
 * and the first word that is changed makes it its site's own. Pictures and design may be changed before.
 */
export function createSampleCheck(schemaOf: SchemaOf): SampleCheck {
  const samples = createSampleWords(schemaOf);
  const known = new WeakMap<EditedBlock, readonly string[]>();
  const localesOf: SampleCheck['localesOf'] = (block) => {
    const before = known.get(block);
    if (before) return before;
    const schema = schemaOf(block.key);
    const found = Object.entries(block.settings).flatMap(([locale, row]) =>
      schema && isOwn(row) && samples.has(`${block.key} ${locale} ${wordsOf(schema, row.values)}`)
        ? [locale]
        : [],
    );
    known.set(block, found);
    return found;
  };
  return {
    localesOf,
    findingsOf: ({ blockOf }, { blocks }) =>
      blocks.flatMap((id): readonly Finding[] => {
        const block = blockOf[id];
        const schema = block && schemaOf(block.key);
        const found = block && schema ? localesOf(block) : [];
        const [locale] = found;
        if (!block || !schema || locale === undefined) return [];
        const [text] = textsOf(schema, block.settings[locale]?.values ?? {}).filter(
          ({ value }) => value !== '',
        );
        const [setting, ...at] = text?.path ?? [];
        const where = typeof setting === 'string' ? setting : undefined;
        return [{ kind: 'sample', block: id, setting: where, at, locales: found, about: '', count: 1 }];
      }),
  };
}
