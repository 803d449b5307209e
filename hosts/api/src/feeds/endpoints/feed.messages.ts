import { defineMessages, translateIn } from '@boardwright/messages';

/** Sentences about what is filled in. */
const messages = defineMessages({
  en: {
    required: 'Fill this in.',
    nameLong: 'At most 80 characters.',
    companyLong: 'At most 150 characters.',
    address: 'Fill in the whole address, as https://example.org/jobs.xml',
    time: 'Fill in a time, as 06:30',
    nothing: 'Nothing in this feed looks like a job.',
  },
  nl: {
    required: 'Vul dit in.',
    nameLong: 'Hoogstens 80 tekens.',
    companyLong: 'Hoogstens 150 tekens.',
    address: 'Vul het hele adres in, zoals https://example.org/vacatures.xml',
    time: 'Vul een tijd in, zoals 06:30',
    nothing: 'Niets in deze feed lijkt op een vacature.',
  },
  ro: {
    required: 'Completează acest câmp.',
    nameLong: 'Cel mult 80 de caractere.',
    companyLong: 'Cel mult 150 de caractere.',
    address: 'Completează adresa întreagă, de exemplu https://example.org/joburi.xml',
    time: 'Completează o oră, de exemplu 06:30',
    nothing: 'Nimic din acest feed nu seamănă cu un job.',
  },
});

/** A sentence in the caller's language. */
export const feedMessage = translateIn(messages);
