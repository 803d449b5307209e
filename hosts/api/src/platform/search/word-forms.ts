/** An ending and what stands in its place in the word that it is another form of. */
interface Rule {
  readonly ending: RegExp;
  readonly instead: string;
}

/** What a rule leaves has at least so many letters: shorter words are as often chance. */
const SHORTEST_LEFT = 4;

const rule = (ending: RegExp, instead: string): Rule => ({ ending, instead });

/** The names of women at work, as their stemmers leave them, and the name that a job mostly has. */
const NAMES_OF_WOMEN: Readonly<Record<string, readonly Rule[]>> = {
  nl: [
    rule(/vrouw(?:en)?$/, 'man'),
    rule(/ares(?:sen?)?$/, 'aar'),
    rule(/loges?$/, 'loog'),
    rule(/(?<=[dkglmnprstvz])eress?e?(?:n|s)?$/, 'er'),
    rule(/trices?$/, 'teur'),
    rule(/(?<=[fptlrs])euses?$/, 'eur'),
    rule(/(ist|ent|ant|eut|aat|ier)es?$/, '$1'),
    // Koopster, spreekster, vormgeefster: a long vowel is written once in an open syllable, f and s become v and z.
    rule(/aafsters?$/, 'aver'),
    rule(/eefsters?$/, 'ever'),
    rule(/(?:(a)a|(e)e|(o)o|(u)u)([bcdgklmnprtw])sters?$/, '$1$2$3$4$5er'),
    rule(/(?<=[^aeiou][aeiou])([bdfgklmprt])sters?$/, '$1$1er'),
    rule(/ijfsters?$/, 'ijver'),
    rule(/(?<=[^aeiou]|ei|ij|ui|ou|oe|ie|aai|ooi)(?<!n)sters?$/, 'er'),
  ],
  de: [rule(/er(?:in|innen)$/, 'er')],
  en: [
    rule(/wom([ae])n$/, 'm$1n'),
    rule(/(?<=ait)ress(?:es)?$/, 'er'),
    rule(/(?<=ward|host)ess(?:es)?$/, ''),
  ],
  ro: [
    rule(/toare(?:a|i|le|lor)?$/, 'tor'),
    rule(/oar[ae]$/, 'or'),
    rule(/(?:arita|areasa|arite|arese)$/, 'ar'),
    rule(/(?:erita|ereasa|erite|erese)$/, 'er'),
    rule(/(?:oreasa|orese)$/, 'or'),
    rule(/ier[ae]$/, 'ier'),
  ],
};

function changed(word: string, rules: readonly Rule[]): string {
  for (const { ending, instead } of rules) {
    if (!ending.test(word)) continue;
    const other = word.replace(ending, instead);
    return other.length < SHORTEST_LEFT ? word : other;
  }
  return word;
}

/** `inkoopster` → `inkoper`, `directrice` → `directeur`, `waitress` → `waiter`, `vanzatoare` → `vanzator`; other words as they are. */
export function withoutGender(word: string, language: string): string {
  const rules = NAMES_OF_WOMEN[language];
  if (rules === undefined) return word;
  const other = changed(word, rules);
  return other === word ? word : withoutGender(other, language);
}

/** What somebody does, and who does it: every ending that fits gives one. */
const DOERS: Readonly<Record<string, readonly (readonly [ending: RegExp, ...instead: string[]])[]>> = {
  nl: [
    // Metselen, tekenen, timmeren.
    [/(?<=el|en|er)en$/, '', 'aar', 'man'],
    // Programmeren, installeren, organiseren, restaureren.
    [/eren$/, 'eur', 'ateur', 'ator', 'ist', 'ent', 'ant', 'iteur'],
    // Lassen, melken, verzorgen; koken.
    [/(?<=[^aeiou]|ei|ij|ui|ou|oe|ie|[aeou])en$/, 'er', 'ende', 'aar', 'ster'],
    [/([aeou])([bdfgklmnprt])en$/, '$1$2er', '$1$1$2der'],
    [/([bdfgklmnprst])\1en$/, '$1$1er', '$1'],
    // Laswerk, schilderwerk, schoonmaakwerk.
    [/werk(?:zaamheden)?$/, '', 'er', 'aar'],
    [/aakwerk$/, 'aker'],
    [/(?<=[^aeiou][aeiou])([bdfgklmnprst])werk$/, '$1$1er'],
    // Begeleiding, bediening, handhaving; fysiotherapie, logopedie, journalistiek.
    [/ing$/, 'er', 'aar', 'end', 'ende'],
    [/(therap)ie$/, '$1eut'],
    [/(ist)iek$/, '$1'],
    [/(log|ped|nom)ie$/, '$1ist', '$1oog'],
    [/ij$/, ''],
  ],
  en: [
    [/ing$/, 'er', '', 'or', 'ist', 'ant', 'e', 'eer'],
    [/([bdgklmnprt])\1ing$/, '$1er', '$1'],
    [/(?:istry|ics)$/, 'ist', 'ic', 'ician'],
    [/y$/, 'er', 'ist'],
    [/ery$/, 'er'],
    [/ism$/, 'ist'],
  ],
  ro: [
    [/(?:itul|at|atul|are|area|it|irea|ire)$/, 'ator', 'itor', 'or', 'ar'],
    [/(?:ura|erie|arie|ie)$/, 'or', 'er', 'ar', ''],
    [/(log|ist|terap)(?:ie|ica)$/, '$1', '$1eut'],
  ],
};

/**
 * Who does what a word says: `metselen` → `metselaar`, `painting` → `painter`, `sudura` → `sudor`, in any language,
 * with much that is no word at all. Only what a dictionary knows counts.
 */
export function doersOf(word: string): readonly string[] {
  const found = new Set<string>();
  for (const rules of Object.values(DOERS)) {
    for (const [ending, ...others] of rules) {
      if (!ending.test(word)) continue;
      for (const instead of others) {
        const doer = word.replace(ending, instead);
        if (doer.length >= SHORTEST_LEFT && doer !== word) found.add(doer);
      }
    }
  }
  return [...found];
}
