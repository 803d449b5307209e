import { defineBlockSchema, schemaRefusals, type BlockSchema } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';

/** A text as the declaration of a block: its schema, or in one sentence why it is none. */
export type ReadSchema = { readonly schema: BlockSchema } | { readonly problem: string };

type Declaration = Parameters<typeof defineBlockSchema>[0];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What went wrong, as the sentence that it is. */
export const sentenceOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');

/** The rest of a declaration, where it is left out: what is tried here is what `settings` says. */
function completed(declared: Readonly<Record<string, unknown>>, properties: object): Declaration {
  const rest = { key: 'acme/example', title: 'Example', group: 'content', icon: 'puzzle', widgets: {} };
  const tabs = declared['tabs'] ?? { content: Object.keys(properties) };
  // Whether it is one is what is asked next.
  return { ...rest, ...declared, tabs } as Declaration;
}

/** Reads what is written as a block's declaration; tabs, title and so on may be left out. */
export function readSchema(text: string): ReadSchema {
  let declared: unknown;
  try {
    declared = JSON.parse(text);
  } catch (error) {
    return { problem: `This is no JSON yet: ${sentenceOf(error)}` };
  }
  const settings = isRecord(declared) ? declared['settings'] : undefined;
  const properties = isRecord(settings) ? settings['properties'] : undefined;
  if (!isRecord(declared) || !isRecord(properties))
    return { problem: 'A block says what it can be set to in `settings`, an object with `properties`.' };
  try {
    const schema: BlockSchema = defineBlockSchema(completed(declared, properties));
    const [refusal, ...more] = schemaRefusals(schema, problemsOf);
    if (refusal === undefined) return { schema };
    const others = more.length > 0 ? ` (and ${more.length} more)` : '';
    return { problem: `The editor cannot draw this: ${refusal}${others}.` };
  } catch (error) {
    return { problem: `The editor cannot draw this: ${sentenceOf(error)}` };
  }
}
