import { defineMessages, type Locale, translate } from '@boardwright/messages';

/** What is wrong with the file of a site; `place` is where in it. */
const messages = defineMessages({
  en: {
    notZip: 'This is no file of a site: it cannot be unpacked',
    noJson: 'This is no file of a site: there is no site.json in it',
    badJson: 'site.json in this file is damaged',
    tooLarge: '{{place}} in this file is too large',
    later: 'This file was made by a later version. Bring this server up to date first',
    unknown: '{{place}}: there is no such thing here',
    repeated: '{{place}}: the same is there twice',
    noGroup: '{{place}}: this server has no group of categories with this name',
    language: '{{place}}: the site does not have this language, or the server does not speak it',
    setting: '{{place}}: this setting is unknown or has a wrong value',
    kind: '{{place}}: there is no such kind of page',
    path: '{{place}}: a page cannot have this address, or another one has it',
    block: '{{place}}: a block stands on one page, or is shared and stands on several',
    newBlock: '{{place}}: these settings were written for a later version of the block',
    noPicture: '{{place}}: this picture is not in the file',
    badPicture: '{{place}}: this is no picture',
    more: 'And {{count}} more',
  },
  nl: {
    notZip: 'Dit is geen bestand van een site: het kan niet worden uitgepakt',
    noJson: 'Dit is geen bestand van een site: er zit geen site.json in',
    badJson: 'site.json in dit bestand is beschadigd',
    tooLarge: '{{place}} in dit bestand is te groot',
    later: 'Dit bestand komt van een nieuwere versie. Werk eerst deze server bij',
    unknown: '{{place}}: zoiets is hier niet',
    repeated: '{{place}}: hetzelfde staat er twee keer',
    noGroup: '{{place}}: deze server heeft geen groep categorieën met deze naam',
    language: '{{place}}: de site heeft deze taal niet, of de server spreekt haar niet',
    setting: '{{place}}: deze instelling is onbekend of heeft een verkeerde waarde',
    kind: '{{place}}: zo’n soort pagina is er niet',
    path: '{{place}}: dit adres kan een pagina niet hebben, of een andere heeft het',
    block: '{{place}}: een blok staat op één pagina, of is gedeeld en staat op meer',
    newBlock: '{{place}}: deze instellingen zijn voor een nieuwere versie van het blok',
    noPicture: '{{place}}: deze afbeelding zit niet in het bestand',
    badPicture: '{{place}}: dit is geen afbeelding',
    more: 'En nog {{count}}',
  },
  ro: {
    notZip: 'Acesta nu este fișierul unui site: nu poate fi dezarhivat',
    noJson: 'Acesta nu este fișierul unui site: nu conține site.json',
    badJson: 'site.json din acest fișier este deteriorat',
    tooLarge: '{{place}} din acest fișier este prea mare',
    later: 'Acest fișier provine dintr-o versiune mai nouă. Actualizează mai întâi serverul',
    unknown: '{{place}}: nu există așa ceva aici',
    repeated: '{{place}}: același lucru apare de două ori',
    noGroup: '{{place}}: acest server nu are un grup de categorii cu acest nume',
    language: '{{place}}: site-ul nu are această limbă sau serverul nu o vorbește',
    setting: '{{place}}: această setare este necunoscută sau are o valoare greșită',
    kind: '{{place}}: nu există un astfel de tip de pagină',
    path: '{{place}}: o pagină nu poate avea această adresă sau alta o are deja',
    block: '{{place}}: un bloc stă pe o singură pagină sau este comun și stă pe mai multe',
    newBlock: '{{place}}: aceste setări sunt pentru o versiune mai nouă a blocului',
    noPicture: '{{place}}: această imagine nu este în fișier',
    badPicture: '{{place}}: aceasta nu este o imagine',
    more: 'Și încă {{count}}',
  },
});

export type SiteFileWord = Exclude<keyof (typeof messages)['en'], 'more'>;

/** What is wrong, and where in the file: 'pages.2.path.nl'. */
export interface SiteFileProblem {
  readonly word: SiteFileWord;
  readonly place: string;
}

/** Problems that are said one by one; of the others only how many there are. */
const most = 20;

/** The sentences of what is wrong with a file. */
export function siteFileSentences(locale: Locale, problems: readonly SiteFileProblem[]): string[] {
  const t = translate(messages, locale);
  const sentences = problems.slice(0, most).map(({ word, place }) => t(word, { place: place.slice(0, 120) }));
  const rest = problems.length - most;
  return rest > 0 ? [...sentences, t('more', { count: String(rest) })] : sentences;
}
