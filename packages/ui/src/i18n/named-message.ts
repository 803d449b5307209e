import type { Translate } from '@boardwright/messages';

/**
 * The message of a name that comes from data, such as an event that a newer server sent; `undefined` where there is none.
 * The keys of everything else are typed.
 */
export function namedMessage(
  t: (key: never, values: never) => string,
  key: string,
  values?: Readonly<Record<string, string | number>>,
): string | undefined {
  // What it does not know it returns as it is.
  const text = (t as Translate)(key, values);
  return text === key ? undefined : text;
}
