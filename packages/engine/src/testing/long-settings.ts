import type { AnyBlock } from '../board/define-block.ts';

/** What once held up a process: each sign is one that some expression or normal form takes twice. */
export const longSigns: Readonly<Record<string, string>> = {
  'spaces that do not break': '\u00a0',
  'their entity': '&nbsp;',
  'opened tags': '<',
  'opened brackets': '(',
  'opened variables': '{{',
  spaces: ' ',
  'marks over one letter': '\u0301\u0316',
};

/** Characters: far beyond what anybody types. */
export const longest = 100_000;

/** Milliseconds of processor time for one long text: the product's goal is 200; a busy machine counts more. */
export const most = 500;

interface Node {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
}

/** One sign, time and again, between two letters. */
export function longText(sign: string, length: number = longest): string {
  return `x${sign.repeat(Math.ceil(length / sign.length))}`.slice(0, Math.max(0, length - 1)) + 'y';
}

/**
 * A value of a schema in which every free text is as long as the schema lets it be, and nothing else is said.
 * @param regardless of what the schema lets be: every text is the longest
 * @returns undefined where there is no text
 */
export function longValue(schema: object, sign: string, regardless = false): unknown {
  const node: Node = schema;
  if (node.enum) return undefined;
  if (node.properties || typeof node.additionalProperties === 'object') {
    const free = typeof node.additionalProperties === 'object' ? { nl: node.additionalProperties } : {};
    const texts = Object.entries({ ...free, ...node.properties }).flatMap(([name, inner]) => {
      const value = longValue(inner, sign, regardless);
      return value === undefined ? [] : [[name, value] as const];
    });
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  }
  if (node.items) {
    const item = longValue(node.items, sign, regardless);
    return item === undefined ? undefined : [item, item];
  }
  if (![node.type].flat().includes('string')) return undefined;
  if (regardless) return longText(sign);
  if (node.pattern !== undefined || node.format !== undefined) return undefined;
  return longText(sign, Math.min(node.maxLength ?? longest, longest));
}

/** How many texts `longValue` gives a block: each has its share of time. */
export function textsIn(value: unknown): number {
  if (typeof value === 'string') return 1;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + textsIn(inner), 0)
    : 0;
}

/** Settings of a block in which every text is long, one setting at a time: what one hides, another shows. */
export function longSettings(
  { schema }: AnyBlock,
  sign: string,
  regardless = false,
): readonly (readonly [name: string, settings: Readonly<Record<string, unknown>>])[] {
  return Object.entries(schema.settings.properties).flatMap(([name, node]) => {
    const value = longValue(node as object, sign, regardless);
    return value === undefined ? [] : [[name, { [name]: value }] as const];
  });
}
