/** Words that are frequent in one of the languages and rare in the others. */
const frequent: Readonly<Record<string, string>> = {
  nl: 'de het een en van voor je jij wij zijn bent met aan op bij naar ook als dat die deze onze ons jouw wordt worden hebt hebben niet maar kunt krijgt uur werken ervaring binnen functie',
  en: 'the and of for you we are with our your will have this that from they their as be an is to or work experience team who can about which has role',
  ro: 'și şi si cu pentru din este sunt în in la pe un o al ale ai sau care vei noastră noastre ne te tău care mai prin fi avem vom echipa experiență lucru',
  de: 'und der die das für mit wir sie ist sind ein eine einen zu den dem des auf bei als auch oder ihre ihr unser unsere sich nicht werden von im',
  fr: 'le la les et des du un une pour vous nous est sont avec dans votre nos notre au aux sur en que qui ce cette vos ou par de',
  es: 'el los las y para con una por que del su sus como tu nuestro nuestra trabajo en se al',
};

const words = new Map<string, string[]>();
for (const [language, list] of Object.entries(frequent)) {
  for (const word of list.split(' ')) words.set(word, [...(words.get(word) ?? []), language]);
}

/**
 * The language a text is most probably written in, as its two-letter code; nothing when it is too short or undecided.
 * Counts frequent small words: enough to tell the languages of job advertisements apart, no more.
 */
export function detectLanguage(text: string): string | undefined {
  const scores = new Map<string, number>();
  let counted = 0;
  for (const [word] of text
    .slice(0, 6000)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    const languages = words.get(word);
    if (!languages) continue;
    counted += 1;
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  if (!first || counted < 4 || (second && first[1] < second[1] * 1.25)) return undefined;
  return first[0];
}

/** 'nl', 'nl-NL', 'nl_BE', 'Dutch', 'Nederlands', 'Néerlandais' → 'nl'. */
export function languageCode(text: string): string | undefined {
  const tag = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/i.exec(text.trim())?.[1];
  if (tag) return tag.toLowerCase();
  const name = text.trim().toLowerCase();
  return languageNames().get(name);
}

let named: Map<string, string> | undefined;
function languageNames(): Map<string, string> {
  named ??= new Map(
    Object.keys(frequent).flatMap((code) =>
      Object.keys(frequent).map((language): [string, string] => [
        (new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code).toLowerCase(),
        code,
      ]),
    ),
  );
  return named;
}
