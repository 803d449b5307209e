import type { LocalisedText } from './database/schema.ts';

/** A text in the language asked for, else in the site's own, else in any; null where there is none. */
export function textIn(
  text: LocalisedText | null | undefined,
  locale: string,
  fallback: string,
): string | null {
  return text?.[locale] ?? text?.[fallback] ?? Object.values(text ?? {})[0] ?? null;
}
