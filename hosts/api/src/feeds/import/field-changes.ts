import type { FieldChange, FieldChangeValue } from '../../platform/database/tables/feeds.ts';
import { plainText } from '../../platform/http/sanitise.ts';
import type { FeedColumns } from './plan-import.ts';

/** Of a long text the part that differs is reported, with a few words before it. */
const longest = 160;
const context = 40;

/** The stored and the new value of columns that differ. */
export function fieldChanges(
  stored: FeedColumns,
  wanted: FeedColumns,
  names: readonly string[],
): FieldChange[] {
  return names.map((field) => {
    const [before, after] = [reportedValue(stored[field]), reportedValue(wanted[field])];
    if (typeof before !== 'string' && typeof after !== 'string') return { field, before, after };
    const at = firstDifference(asText(before), asText(after));
    return { field, before: excerpt(before, at), after: excerpt(after, at) };
  });
}

function reportedValue(value: unknown): FieldChangeValue {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return plainText(value) || null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'number');
  // A text in parts, or a note on pay: objects of texts.
  const texts = Object.values(value).filter((one) => typeof one === 'string');
  return plainText(texts.join(' ')) || null;
}

const asText = (value: FieldChangeValue): string => (typeof value === 'string' ? value : '');

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function excerpt(value: FieldChangeValue, at: number): FieldChangeValue {
  if (typeof value !== 'string' || value.length <= longest) return value;
  const begin = at <= context ? 0 : value.lastIndexOf(' ', at - context) + 1;
  const part = value.slice(begin, begin + longest).trimEnd();
  return `${begin > 0 ? '…' : ''}${part}${begin + longest < value.length ? '…' : ''}`;
}
