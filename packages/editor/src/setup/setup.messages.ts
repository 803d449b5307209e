import { defineMessages } from '@boardwright/messages';

/** Words of setting up a new installation that its own page shares with those that ask for a name or a password. */
export const setupMessages = defineMessages({
  en: {
    givenName: 'First name',
    familyName: 'Last name',
    passwordHint: 'At least 10 characters. A sentence is easy to remember.',
    busy: 'One moment…',
    failed: 'The server could not be reached. What you typed is still here; try again.',
    wrong: 'Some answers need another look.',
  },
  nl: {
    givenName: 'Voornaam',
    familyName: 'Achternaam',
    passwordHint: 'Minstens 10 tekens. Een zin onthoud je makkelijk.',
    busy: 'Een ogenblik…',
    failed: 'De server is niet bereikbaar. Wat je typte staat er nog; probeer het opnieuw.',
    wrong: 'Kijk nog eens naar de gemarkeerde antwoorden.',
  },
  ro: {
    givenName: 'Prenume',
    familyName: 'Nume de familie',
    passwordHint: 'Cel puțin 10 caractere. O propoziție se ține minte ușor.',
    busy: 'O clipă…',
    failed: 'Serverul nu poate fi contactat. Ce ai scris este încă aici; încearcă din nou.',
    wrong: 'Unele răspunsuri trebuie verificate din nou.',
  },
});
