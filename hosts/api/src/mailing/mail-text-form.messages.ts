import { defineMessages, translateIn } from '@boardwright/messages';

/** What is wrong with a text of a mail. */
const messages = defineMessages({
  en: {
    empty: 'Write something here, or put the original back',
    oneLine: 'This is one line: take the line break out',
    tooLong: 'At most {{most}} characters',
    noHtml: 'No HTML here: write plain words, the frame of the mail does the rest',
    unknownVariable: 'There is no variable {{variable}} in this text',
    meant: 'There is no variable {{variable}} in this text. Did you mean {{other}}?',
    broken: 'A variable begins with two braces and ends with two, as in {{example}}',
    needed: 'The mail must say {{variable}}: without it nobody knows what it is about',
    unknownText: 'This mail has no such text',
  },
  nl: {
    empty: 'Schrijf hier iets, of zet het origineel terug',
    oneLine: 'Dit is één regel: haal het regeleinde weg',
    tooLong: 'Hoogstens {{most}} tekens',
    noHtml: 'Geen HTML hier: schrijf gewone woorden, het kader van de mail doet de rest',
    unknownVariable: 'In deze tekst bestaat de variabele {{variable}} niet',
    meant: 'In deze tekst bestaat de variabele {{variable}} niet. Bedoel je {{other}}?',
    broken: 'Een variabele begint met twee accolades en eindigt met twee, zoals {{example}}',
    needed: 'In de mail moet {{variable}} staan: anders weet niemand waar het over gaat',
    unknownText: 'Zo’n tekst heeft deze mail niet',
  },
  ro: {
    empty: 'Scrie ceva aici sau repune originalul',
    oneLine: 'Acesta este un singur rând: elimină trecerea la rând nou',
    tooLong: 'Cel mult {{most}} caractere',
    noHtml: 'Fără HTML aici: scrie cuvinte simple, cadrul e-mailului face restul',
    unknownVariable: 'Variabila {{variable}} nu există în acest text',
    meant: 'Variabila {{variable}} nu există în acest text. Te-ai gândit la {{other}}?',
    broken: 'O variabilă începe cu două acolade și se termină cu două, ca în {{example}}',
    needed: 'E-mailul trebuie să conțină {{variable}}: altfel nu se înțelege despre ce este vorba',
    unknownText: 'Acest e-mail nu are un astfel de text',
  },
});

/** A sentence in the caller's language. */
export const mailTextSentence = translateIn(messages);
