type NewNumbers = Pick<ReadonlyMap<number, number>, 'get'>;
/** New numbers of what settings, searches and addresses name, by the old ones. What is in none of them is left out. */
export interface Numbers {
  readonly segments: NewNumbers;
  readonly pages: NewNumbers;
  readonly products: NewNumbers;
}

type Names = keyof Numbers;

/** What names several rows names each of them once, also where two have become one. */
const once = <One>(all: readonly One[]): One[] => [...new Set(all)];

/**
 * What stands in settings and searches under these names are numbers of rows. At the top of stored settings a name has
 * its block's key before it: `products_mostPopular`.
 */
const namedBy: readonly (readonly [name: RegExp, of: Names])[] = [
  [/(?:^|_)segment_ids$|^in\[segment_ids\]$/, 'segments'],
  [/(?:^|_)pageId$/, 'pages'],
  [/(?:^|_)(?:selectedProducts|productsOrder|mostPopular)$/, 'products'],
];

/** Of an address of a list of jobs: `?in[segment_ids]=3,4`, also as browsers write it. */
const inAddress = /(in(?:\[|%5B)segment_ids(?:\]|%5D)=)(\d+(?:(?:,|%2C)\d+)*)/gi;

const isDigits = (text: string): boolean => /^\d{1,9}$/.test(text);

function listed(text: string, numbers: NewNumbers, comma = ','): string {
  return once(text.split(/,|%2C/i).flatMap((part) => numbers.get(Number(part)) ?? [])).join(comma);
}

/** A value that names rows, whatever shape it has: a number, a text of one or of several, a list of these. */
function renumber(value: unknown, numbers: NewNumbers): unknown {
  if (Array.isArray(value))
    return once(
      value.flatMap((one: unknown) => {
        const next = renumber(one, numbers);
        return next === 0 || next === '' ? [] : [next];
      }),
    );
  if (typeof value === 'number') return numbers.get(value) ?? 0;
  if (typeof value !== 'string') return value;
  if (isDigits(value)) return String(numbers.get(Number(value)) ?? '');
  return /^\d{1,9}(?:,\d{1,9})+$/.test(value) ? listed(value, numbers) : value;
}

/**
 * The same value with new numbers wherever it names a row, however deep, and with every text changed.
 * @param change what becomes of each text that is no number
 */
export function renumbered<Value>(value: Value, numbers: Numbers, change: (text: string) => string): Value;
export function renumbered(value: unknown, numbers: Numbers, change: (text: string) => string): unknown {
  if (typeof value === 'string')
    return change(
      value.replaceAll(
        inAddress,
        (_, key: string, ids: string) => key + listed(ids, numbers.segments, /%2C/i.test(ids) ? '%2C' : ','),
      ),
    );
  if (Array.isArray(value)) return value.map((one: unknown) => renumbered(one, numbers, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => {
      const of = namedBy.find(([pattern]) => pattern.test(name))?.[1];
      const next = of && isNumbers(one) ? renumber(one, numbers[of]) : renumbered(one, numbers, change);
      return [name, next];
    }),
  );
}

/** Whether a value is numbers of rows: a page's kind, as 'p-account', stands where its number may. */
function isNumbers(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNumbers);
  return typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}(?:,\d{1,9})*$/.test(value));
}
