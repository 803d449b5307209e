import type { FeedValue } from './feed-value.ts';
import { type FeedField, fieldNames } from './field-names.ts';
import { type FieldIndex, valuesOf, writtenPath } from './item-fields.ts';
import type { FieldMapping } from './mapping-file.ts';
import { plainText } from '../../platform/http/sanitise.ts';

/** Reads the fields of one item: by the mapping where it names them, else by their usual names, else its defaults. */
export interface ItemValues {
  /** The first text, numbers as text; undefined when the item says nothing. Not cleaned of HTML. */
  text(field: FeedField): string | undefined;
  /** As text, on one line and free of HTML. */
  line(field: FeedField): string | undefined;
  /** All texts, each list separated by commas taken apart, free of HTML. */
  terms(field: FeedField): string[];
  number(field: FeedField): number | undefined;
  /** All that the item says under any name of the field, each with its plain path; a default has none. */
  entries(field: FeedField): { path: string; value: string | number | boolean }[];
  /** A plain path as the item writes it. */
  written(path: string): string;
  /** The first value that is no object, in its own type. */
  scalar(field: FeedField): string | number | boolean | undefined;
}

export function itemValues(index: FieldIndex, mapping: FieldMapping): ItemValues {
  const all = (field: FeedField): (string | number | boolean)[] => {
    const mapped = mapping.paths[field];
    const found = mapped ? mapped.flatMap((path) => index.at.get(path) ?? []) : valuesOf(index, field);
    const scalars = found.filter(isScalar).filter((value) => String(value).trim() !== '');
    const fallback = mapping.defaults[field];
    return scalars.length === 0 && fallback !== undefined ? [fallback] : scalars;
  };
  const scalar = (field: FeedField) => all(field)[0];
  const text = (field: FeedField) => {
    const value = scalar(field);
    return value === undefined ? undefined : String(value).trim();
  };
  const line = (field: FeedField) => {
    const value = text(field);
    return value === undefined ? undefined : plainText(value) || undefined;
  };
  return {
    scalar,
    written: (path) => writtenPath(index, path),
    text,
    line,
    entries(field) {
      const found = (mapping.paths[field] ?? fieldNames[field].at).flatMap((path) =>
        (index.at.get(path) ?? []).filter(isScalar).map((value) => ({ path, value })),
      );
      const fallback = mapping.defaults[field];
      return found.length === 0 && fallback !== undefined ? [{ path: '', value: fallback }] : found;
    },
    terms: (field) =>
      all(field)
        .filter((value) => typeof value !== 'boolean')
        .flatMap((value) => String(value).split(/[,;|]/))
        .map(plainText)
        .filter((word) => word !== '' && word.length < 80),
    number: (field) => {
      const value = scalar(field);
      const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    },
  };
}

function isScalar(value: FeedValue): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
