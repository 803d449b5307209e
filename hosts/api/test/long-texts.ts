/** What once held up a process: each sign is one that some expression or normal form takes twice. */
export const longTexts: Readonly<Record<string, string>> = {
  'spaces that do not break': '\u00a0',
  'opened tags': '<',
  'opened brackets': '(',
  spaces: ' ',
  'marks over one letter': '\u0301\u0316',
};

interface Schema {
  readonly type?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
}

const isA = ({ type }: Schema, name: string): boolean => type === name || [type].flat().includes(name);

/**
 * A value of a schema in which every free text is long, as far as the schema lets it be, between two letters.
 * @param given the schema
 * @param sign what the texts are made of
 * @param longest characters; a text that may be longer is as long as this
 */
export function longValue(given: object, sign: string, longest: number): unknown {
  const schema: Schema = given;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return longValue(schema.anyOf[0] ?? {}, sign, longest);
  if (isA(schema, 'object')) {
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
      const value = longValue(inner, sign, longest);
      return value === undefined && !schema.required?.includes(name) ? [] : [[name, value ?? null]];
    });
    const others = schema.additionalProperties;
    const free = typeof others === 'object' ? [['nl', longValue(others, sign, longest)]] : [];
    return Object.fromEntries([...own, ...free]);
  }
  if (isA(schema, 'array')) return schema.items ? [longValue(schema.items, sign, longest)] : [];
  if (isA(schema, 'string')) {
    if (schema.pattern !== undefined || schema.format !== undefined) return undefined;
    const length = Math.min(schema.maxLength ?? longest, longest);
    return `x${sign.repeat(longest)}`.slice(0, Math.max(0, length - 1)) + 'y';
  }
  if (isA(schema, 'integer') || isA(schema, 'number')) return Math.max(1, schema.minimum ?? 1);
  return undefined;
}
