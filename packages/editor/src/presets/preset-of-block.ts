import type { BlockSchema } from '@boardwright/blocks-schema';
import { isOwn, type EditedBlock, type EditedPreset, type Values } from '../page-editing/edited-site.ts';
import { nodeOf } from '../panel/form-schema.ts';

/** What a preset keeps when texts stay out: everything but free text a visitor reads. */
function lookOf(schema: BlockSchema, values: Values): Values {
  const texts = new Set(schema.tabs.content ?? []);
  const isText = (name: string): boolean => {
    const { type, enum: choices } = nodeOf(schema, name);
    return texts.has(name) && !choices && (type === 'string' || type === 'array');
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isText(name)));
}

interface About {
  readonly id: number;
  readonly name: string;
  readonly author: string;
  readonly withTexts: boolean;
}

/** A block kept under a name, in every language something was written in. Who keeps it and when is the server's to say. */
export function presetOfBlock(
  { key, version, customStyles, settings }: EditedBlock,
  schema: BlockSchema | undefined,
  { id, name, author, withTexts }: About,
): EditedPreset {
  const remaining = Object.entries(settings)
    .filter(([, row]) => isOwn(row))
    .map(([locale, { values }]) => [locale, withTexts || !schema ? values : lookOf(schema, values)] as const);
  return {
    id,
    name: name.trim(),
    key,
    version,
    customStyles,
    author,
    createdAt: '',
    settings: Object.fromEntries(remaining),
  };
}
