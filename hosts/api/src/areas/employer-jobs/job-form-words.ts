import { jobLengths } from '@boardwright/api-client/contract';
import type { Locale } from '../../http/context.ts';

/** What is said about a field of a job (specification §5). */
const words = {
  en: {
    required: 'This field is required',
    titleLong: `The title should be at most ${jobLengths.title} characters`,
    introLong: `The intro should be at most ${jobLengths.description} characters`,
    textLong: `The text should be at most ${jobLengths.text} characters`,
    emailInvalid: 'This is not a valid email',
    urlInvalid: 'This is not a valid url. Does it begin with https://?',
    phoneInvalid: 'Phone number is invalid',
    salaryOrder: 'The highest salary should be at least the lowest',
    hoursChoice: 'Choose 8 hours, or 12 to 40 in steps of 4',
    hoursOrder: 'The most hours should be at least the fewest',
    dateInvalid: 'This day does not exist',
    tillBeforeFrom: 'The end date should lie after the publish date',
    tillPast: 'The end date should lie ahead',
    fromAhead: 'This job is published already: its publish date cannot lie ahead',
    organisationUnknown: 'Choose one of your organisations',
    segmentUnknown: 'One of these choices does not exist any more',
    coordinates: 'A place needs both coordinates',
  },
  nl: {
    required: 'Vul dit veld in',
    titleLong: `De titel mag hooguit ${jobLengths.title} tekens lang zijn`,
    introLong: `De intro mag hooguit ${jobLengths.description} tekens lang zijn`,
    textLong: `De tekst mag hooguit ${jobLengths.text} tekens lang zijn`,
    emailInvalid: 'Dit is geen geldig e-mailadres',
    urlInvalid: 'Dit is geen geldig webadres. Begint het met https://?',
    phoneInvalid: 'Dit telefoonnummer klopt niet',
    salaryOrder: 'Het hoogste salaris moet minstens het laagste zijn',
    hoursChoice: 'Kies 8 uur, of 12 tot 40 uur in stappen van 4',
    hoursOrder: 'Het hoogste aantal uren moet minstens het laagste zijn',
    dateInvalid: 'Deze dag bestaat niet',
    tillBeforeFrom: 'De einddatum moet na de publicatiedatum liggen',
    tillPast: 'De einddatum moet in de toekomst liggen',
    fromAhead: 'Deze vacature is al gepubliceerd: de publicatiedatum kan niet in de toekomst liggen',
    organisationUnknown: 'Kies een van je organisaties',
    segmentUnknown: 'Een van deze keuzes bestaat niet meer',
    coordinates: 'Een plaats heeft beide coördinaten nodig',
  },
  ro: {
    required: 'Acest câmp este obligatoriu',
    titleLong: `Titlul poate avea cel mult ${jobLengths.title} de caractere`,
    introLong: `Introducerea poate avea cel mult ${jobLengths.description} de caractere`,
    textLong: `Textul poate avea cel mult ${jobLengths.text} de caractere`,
    emailInvalid: 'Această adresă de e-mail nu este validă',
    urlInvalid: 'Această adresă web nu este validă. Începe cu https://?',
    phoneInvalid: 'Numărul de telefon nu este valid',
    salaryOrder: 'Salariul maxim trebuie să fie cel puțin egal cu cel minim',
    hoursChoice: 'Alege 8 ore sau între 12 și 40 de ore, din 4 în 4',
    hoursOrder: 'Numărul maxim de ore trebuie să fie cel puțin egal cu cel minim',
    dateInvalid: 'Această zi nu există',
    tillBeforeFrom: 'Data de încheiere trebuie să fie după data publicării',
    tillPast: 'Data de încheiere trebuie să fie în viitor',
    fromAhead: 'Acest job este deja publicat: data publicării nu poate fi în viitor',
    organisationUnknown: 'Alege una dintre organizațiile tale',
    segmentUnknown: 'Una dintre aceste opțiuni nu mai există',
    coordinates: 'O localitate are nevoie de ambele coordonate',
  },
} as const;
export type JobFormWord = keyof (typeof words)['en'];

/** A sentence in the caller's language. */
export function jobFormWord(locale: Locale, word: JobFormWord): string {
  return words[locale][word];
}
