import type { EveryLocale, Locale } from '@boardwright/messages';

type Spoken = EveryLocale<string>;

/** What an import says in English for the operator, and how it is said on a screen. `$1` is what the sentence names. */
const sentences: readonly (readonly [said: RegExp, spoken: Spoken])[] = [
  [
    /^it has no reference$/,
    { en: 'It has no reference', nl: 'Er is geen referentie', ro: 'Nu are referință' },
  ],
  [/^it has no title$/, { en: 'It has no title', nl: 'Er is geen titel', ro: 'Nu are titlu' }],
  [
    /^it has no description$/,
    { en: 'It has no description', nl: 'Er is geen omschrijving', ro: 'Nu are descriere' },
  ],
  [
    /^it names no company/,
    {
      en: 'It names no company; fill in a company for the whole feed',
      nl: 'Er staat geen bedrijf bij; vul een bedrijf in voor de hele feed',
      ro: 'Nu numește nicio companie; completează o companie pentru tot feedul',
    },
  ],
  [
    /^its company is not shown on this site$/,
    {
      en: 'Its organisation is not shown on this site',
      nl: 'De organisatie staat niet op deze site',
      ro: 'Organizația nu este afișată pe acest site',
    },
  ],
  [
    /^it ended on (\S+)$/,
    { en: 'It ended on $1', nl: 'De einddatum $1 is voorbij', ro: 'S-a încheiat la $1' },
  ],
  [
    /^the feed says that it is closed: "(.*)"$/,
    {
      en: 'The feed says that it is closed ($1)',
      nl: 'Volgens de feed is de vacature gesloten ($1)',
      ro: 'Feedul spune că jobul este închis ($1)',
    },
  ],
  [
    /^"(.*)" says neither open nor closed$/,
    {
      en: '“$1” says neither open nor closed, so the job counts as open',
      nl: '‘$1’ zegt niet open en niet gesloten: de vacature telt als open',
      ro: '„$1” nu spune nici deschis, nici închis: jobul este considerat deschis',
    },
  ],
  [
    /^it is not known where "(.*)" is$/,
    {
      en: 'We do not know where “$1” is: searches by distance and alerts around a place leave it out',
      nl: 'We weten niet waar ‘$1’ ligt: zoeken op afstand en alerts rond een plaats slaan het over',
      ro: 'Nu știm unde se află „$1”: căutările după distanță și alertele din jurul unui loc îl omit',
    },
  ],
  [
    /^the pay "(.*)" was kept as text$/,
    {
      en: 'The pay “$1” is shown as it is written',
      nl: 'Het salaris ‘$1’ wordt getoond zoals het er staat',
      ro: 'Salariul „$1” este afișat așa cum este scris',
    },
  ],
  [
    /^no address to apply to/,
    {
      en: 'There is no address to apply to: applications stay on this site',
      nl: 'Er is geen sollicitatieadres: sollicitaties blijven op deze site',
      ro: 'Nu există o adresă de aplicare: candidaturile rămân pe acest site',
    },
  ],
  [
    /^an address that is not of the web was left out$/,
    {
      en: 'An address that is not of the web was left out',
      nl: 'Een adres dat niet van het web is, is weggelaten',
      ro: 'O adresă care nu este de pe web a fost omisă',
    },
  ],
  [
    /^the (?:closing|publication) date "(.*)" was left out$/,
    {
      en: 'The date “$1” was not understood',
      nl: 'De datum ‘$1’ is niet begrepen',
      ro: 'Data „$1” nu a fost înțeleasă',
    },
  ],
  [
    /^names of HTML characters that XML does not know/,
    {
      en: 'Characters written as HTML, which XML does not know, were mended',
      nl: 'Tekens die als HTML zijn geschreven en die XML niet kent, zijn hersteld',
      ro: 'Caracterele scrise ca HTML, pe care XML nu le cunoaște, au fost reparate',
    },
  ],
  [
    /^ampersands that XML wants written as/,
    {
      en: 'Ampersands (&) that stand alone were read as they stand; in XML they are written as &amp;',
      nl: 'Losse &-tekens zijn gelezen zoals ze er staan; in XML schrijf je ze als &amp;',
      ro: 'Semnele & izolate au fost citite așa cum sunt; în XML se scriu &amp;',
    },
  ],
  [
    /^control characters, which XML does not allow/,
    {
      en: 'Control characters, which XML does not allow, were taken out',
      nl: 'Stuurtekens, die in XML niet mogen, zijn weggehaald',
      ro: 'Caracterele de control, nepermise în XML, au fost eliminate',
    },
  ],
  [
    /^an earlier item of this feed has the same reference$/,
    {
      en: 'An earlier item has the same reference',
      nl: 'Een eerder onderdeel heeft dezelfde referentie',
      ro: 'Un element anterior are aceeași referință',
    },
  ],
  [
    /^The feed has shrunk by more than half: (\d+) of (\d+)/,
    {
      en: 'The feed has shrunk by more than half: $1 of $2 jobs are left. Nothing was changed.',
      nl: 'De feed is meer dan gehalveerd: er zijn $1 van de $2 vacatures over. Er is niets gewijzigd.',
      ro: 'Feedul s-a redus cu mai mult de jumătate: au rămas $1 din $2 joburi. Nu s-a modificat nimic.',
    },
  ],
  [
    /^The server of the feed answered (\d+)/,
    {
      en: 'The server of the feed answered $1 instead of the feed.',
      nl: 'De server van de feed gaf foutcode $1 in plaats van de feed.',
      ro: 'Serverul feedului a răspuns cu $1 în loc de feed.',
    },
  ],
  [
    /^The feed could not be fetched from ([^:\s]+(?::\d+)?)/,
    {
      en: 'The feed could not be fetched from $1.',
      nl: 'De feed kon niet worden opgehaald bij $1.',
      ro: 'Feedul nu a putut fi preluat de la $1.',
    },
  ],
  [
    /^"(.+)" is an address of a private network/,
    {
      en: '“$1” is an address of a private network. Only addresses of the public web are read.',
      nl: '‘$1’ is een adres van een privénetwerk. Alleen openbare adressen worden gelezen.',
      ro: '„$1” este o adresă dintr-o rețea privată. Se citesc doar adrese publice.',
    },
  ],
  [
    /^This is a web page/,
    {
      en: 'This is a web page, not a feed. Look for the address of the feed itself.',
      nl: 'Dit is een webpagina, geen feed. Zoek het adres van de feed zelf.',
      ro: 'Aceasta este o pagină web, nu un feed. Caută adresa feedului propriu-zis.',
    },
  ],
  [
    /^This is neither XML nor JSON/,
    {
      en: 'This is neither XML nor JSON.',
      nl: 'Dit is geen XML en geen JSON.',
      ro: 'Nu este nici XML, nici JSON.',
    },
  ],
  [/^The feed is empty/, { en: 'The feed is empty.', nl: 'De feed is leeg.', ro: 'Feedul este gol.' }],
  [
    /^Line (\d+), column (\d+)/,
    {
      en: 'The feed is broken on line $1, column $2. Nothing was changed.',
      nl: 'De feed is stuk op regel $1, kolom $2. Er is niets gewijzigd.',
      ro: 'Feedul este defect la linia $1, coloana $2. Nu s-a modificat nimic.',
    },
  ],
  [
    /^The feed is packed with gzip/,
    {
      en: 'The packed file is damaged or cut off.',
      nl: 'Het ingepakte bestand is beschadigd of afgebroken.',
      ro: 'Fișierul arhivat este deteriorat sau incomplet.',
    },
  ],
  [
    /^The feed is larger than/,
    { en: 'The feed is too large.', nl: 'De feed is te groot.', ro: 'Feedul este prea mare.' },
  ],
  [
    /^The server forwards/,
    {
      en: 'The server of the feed forwards to nowhere.',
      nl: 'De server van de feed stuurt door zonder einde.',
      ro: 'Serverul feedului redirecționează fără sfârșit.',
    },
  ],
  [
    /^The board has not allowed this feed/,
    {
      en: 'The site has not allowed this feed yet.',
      nl: 'De site heeft deze feed nog niet toegestaan.',
      ro: 'Site-ul nu a permis încă acest feed.',
    },
  ],
  [
    /^Nobody of the company has confirmed/,
    {
      en: 'Nobody of your company has opened the link that we mailed yet.',
      nl: 'Niemand van je bedrijf heeft nog de link uit onze mail geopend.',
      ro: 'Nimeni din compania ta nu a deschis încă linkul trimis pe e-mail.',
    },
  ],
  [
    /^It ended with an error of the program/,
    {
      en: 'Something went wrong on our side.',
      nl: 'Er ging bij ons iets mis.',
      ro: 'Ceva nu a mers bine la noi.',
    },
  ],
];

const otherwise: Spoken = {
  en: 'The feed cannot be used: $1',
  nl: 'De feed kan niet worden gebruikt: $1',
  ro: 'Feedul nu poate fi folosit: $1',
};

/** What an import gave as its reason, in words for who keeps the feed. */
export function feedReason(locale: Locale, reason: string): string {
  for (const [said, spoken] of sentences) {
    const found = said.exec(reason);
    if (found) return spoken[locale].replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return otherwise[locale].replace('$1', () => reason);
}
