import { longestSegmentName, mostSegments } from '@boardwright/api-client/contract';
import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about a category (specification §3, §5). */
const messages = defineMessages({
  en: {
    nameRequired: 'Give it a name in {{language}}',
    nameTaken: '“{{name}}” is there already',
    nameLong: 'A name has at most {{longest}} characters',
    namesMany: 'More names than the site has languages',
    tooMany: 'A group has at most {{most}} categories. Archive some first',
    mergeInto: 'Choose another category of this group that is offered wherever this one is',
  },
  nl: {
    nameRequired: 'Geef haar een naam in het {{language}}',
    nameTaken: '‘{{name}}’ is er al',
    nameLong: 'Een naam heeft hoogstens {{longest}} tekens',
    namesMany: 'Meer namen dan de site talen heeft',
    tooMany: 'Een groep heeft hoogstens {{most}} categorieën. Archiveer er eerst een paar',
    mergeInto:
      'Kies een andere categorie uit deze groep die overal wordt aangeboden waar deze wordt aangeboden',
  },
  ro: {
    nameRequired: 'Dă-i un nume în {{language}}',
    nameTaken: '„{{name}}” există deja',
    nameLong: 'Un nume are cel mult {{longest}} de caractere',
    namesMany: 'Mai multe nume decât limbi are site-ul',
    tooMany: 'Un grup are cel mult {{most}} de categorii. Arhivează mai întâi câteva',
    mergeInto: 'Alege altă categorie din acest grup, oferită peste tot unde este oferită aceasta',
  },
});

/** A sentence in the caller's language. */
export const segmentMessage = translateIn(messages, { longest: longestSegmentName, most: mostSegments });

/** `nl` as the reader calls it: 'Dutch', 'Nederlands'. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
