import { type FeedMapping, type FeedMappingField, feedMappingFields } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import type { FeedKey } from './feed.messages.ts';

/** A row of the form: what holds for jobs of which a feed does not say this field. */
export interface FixedValue {
  readonly field: FeedMappingField | null;
  readonly value: string;
}

/** Longest value that a mapping takes, in characters. */
export const longestFixedValue = 500;
/** Rows that a form has at least. */
const fewestRows = 3;

/** The fields that may hold for all jobs of a feed: of a reference each has its own. */
export const fixedFields: readonly FeedMappingField[] = feedMappingFields.filter(
  (field) => field !== 'reference',
);

/** The rows a form begins with: what is fixed now, and an empty one to go on with. */
export function fixedRows({ defaults = {} }: Pick<FeedMapping, 'defaults'>): readonly FixedValue[] {
  const rows: FixedValue[] = feedMappingFields.flatMap((field) => {
    const value = defaults[field];
    return value === undefined ? [] : [{ field, value: String(value) }];
  });
  const empty = Math.max(1, fewestRows - rows.length);
  return [...rows, ...Array.from({ length: empty }, () => ({ field: null, value: '' }))];
}

/** A mapping with the rows of a form as its fixed values; what nobody changed keeps its type. */
export function withFixedValues(mapping: FeedMapping, rows: readonly FixedValue[]): FeedMapping {
  const { defaults: before, ...others } = mapping;
  const defaults = Object.fromEntries(
    rows.flatMap(({ field, value }) => {
      const text = value.trim();
      if (field === null || text === '') return [];
      const known = before?.[field];
      return [[field, known !== undefined && String(known) === text ? known : text]];
    }),
  );
  return { ...others, ...(Object.keys(defaults).length > 0 && { defaults }) };
}

/** The first row of a form that is wrong, and why as a sentence. */
export function fixedProblem(
  rows: readonly FixedValue[],
  t: Translate<FeedKey>,
): { readonly row: number; readonly sentence: string } | undefined {
  const isFilled = ({ value }: FixedValue) => value.trim() !== '';
  const row = rows.findIndex(
    (one, index) =>
      isFilled(one) &&
      (one.field === null ||
        rows.some((other, at) => at < index && isFilled(other) && other.field === one.field)),
  );
  const wrong = rows[row];
  if (!wrong) return undefined;
  const { field, value } = wrong;
  return {
    row,
    sentence:
      field === null
        ? t('fixed.unnamed', { value: value.trim() })
        : t('fixed.twice', { field: t(`fields.${field}`) }),
  };
}
