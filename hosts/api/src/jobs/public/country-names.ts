import { locales } from '@boardwright/messages';
import { folded } from '../../platform/folded.ts';

const languages = [...new Set([...locales, 'de', 'fr'])].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

/** `België` → `belgie`; an article in front does not count. */
function plain(name: string): string {
  return folded(name).replace(/^(?:the|de|het|heel|all of) /, '');
}

/**
 * The country a typed place names, in any of the languages people here write it: 'Nederland', 'the Netherlands'.
 * @param countries the codes that count; another country is no answer
 */
export function countryNamed(text: string, countries: readonly string[]): string | undefined {
  const typed = plain(text);
  return countries.find((code) =>
    languages.some((language) => {
      const name = language.of(code);
      return name !== undefined && plain(name) === typed;
    }),
  );
}
