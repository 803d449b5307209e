import { defineMessages } from '@boardwright/messages';

/** Sentences of the mails about an account; `{{name}}` is filled in. */
export const accountMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    verifySubject: 'Confirm your email address for {{site}}',
    verifyHeading: 'Is this your address?',
    verifyIntro: 'You have an account on {{site}}. Confirm with this button that we can reach you here.',
    verifyButton: 'Confirm my address',
    verifyUntil: 'The link works for seven days.',
    verifyFooter:
      'You receive this because this address was filled in on {{site}}. Was it not you? Then you need do nothing.',
    profileSubject: 'Keep your details on {{site}}',
    profileHeading: 'Apply quicker next time',
    profileIntro:
      'With your application you asked to keep your details in a profile. One button makes it, with what you sent.',
    profileButton: 'Keep my details',
    profileUntil: 'The link works once, for fourteen days. Until you use it nothing is kept.',
    profileFooter:
      'You receive this because this address was filled in with an application on {{site}}. Was it not you? Then you need do nothing.',
    resetSubject: 'Choose a new password for {{site}}',
    resetHeading: 'A new password',
    resetIntro: 'Somebody, probably you, asked for a new password on {{site}}.',
    resetButton: 'Choose a new password',
    resetUntil: 'The link works once, for two hours. Until you use it, your present password stays.',
    resetFooter:
      'You receive this because your address was filled in at "forgot password" on {{site}}. Was it not you? Then you need do nothing.',
    changedSubject: 'Your password on {{site}} was changed',
    changedHeading: 'Your password was changed',
    changedIntro:
      'The password of your account on {{site}} has just been changed. Everywhere else you have been logged out.',
    changedWarning: 'Was it not you? Then choose a new password at once.',
    changedFooter: 'You receive this because it concerns the safety of your account on {{site}}.',
    movedSubject: 'Your address on {{site}} was changed',
    movedHeading: 'Your email address was changed',
    movedIntro: 'Your account on {{site}} now has the address {{email}}. We no longer write to this one.',
    movedWarning: 'Was it not you? Then write to us at once.',
    deletedSubject: 'Your account on {{site}} has been deleted',
    deletedHeading: 'Your account is gone',
    deletedIntro:
      'Your account on {{site}} and everything that belonged to it have been deleted. All the best.',
    deletedFooter: 'You receive this once, because you had an account on {{site}}.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    verifySubject: 'Bevestig je e-mailadres voor {{site}}',
    verifyHeading: 'Is dit jouw adres?',
    verifyIntro: 'Je hebt een account op {{site}}. Bevestig met deze knop dat we je hier kunnen bereiken.',
    verifyButton: 'Bevestig mijn adres',
    verifyUntil: 'De link werkt zeven dagen.',
    verifyFooter:
      'Je krijgt deze mail omdat dit adres op {{site}} is ingevuld. Was jij dat niet? Dan hoef je niets te doen.',
    profileSubject: 'Bewaar je gegevens op {{site}}',
    profileHeading: 'Volgende keer sneller solliciteren',
    profileIntro:
      'Bij je sollicitatie vroeg je om je gegevens in een profiel te bewaren. Eén knop maakt het, met wat je stuurde.',
    profileButton: 'Bewaar mijn gegevens',
    profileUntil: 'De link werkt één keer, veertien dagen lang. Tot je hem gebruikt, wordt er niets bewaard.',
    profileFooter:
      'Je krijgt deze mail omdat dit adres op {{site}} bij een sollicitatie is ingevuld. Was jij dat niet? Dan hoef je niets te doen.',
    resetSubject: 'Kies een nieuw wachtwoord voor {{site}}',
    resetHeading: 'Een nieuw wachtwoord',
    resetIntro: 'Iemand, waarschijnlijk jij, heeft op {{site}} om een nieuw wachtwoord gevraagd.',
    resetButton: 'Kies een nieuw wachtwoord',
    resetUntil:
      'De link werkt één keer, twee uur lang. Tot je hem gebruikt, blijft je huidige wachtwoord gelden.',
    resetFooter:
      'Je krijgt deze mail omdat je adres op {{site}} bij ‘wachtwoord vergeten’ is ingevuld. Was jij dat niet? Dan hoef je niets te doen.',
    changedSubject: 'Je wachtwoord op {{site}} is gewijzigd',
    changedHeading: 'Je wachtwoord is gewijzigd',
    changedIntro:
      'Het wachtwoord van je account op {{site}} is zojuist gewijzigd. Op alle andere plekken ben je uitgelogd.',
    changedWarning: 'Was jij dat niet? Kies dan meteen een nieuw wachtwoord.',
    changedFooter: 'Je krijgt deze mail omdat het om de veiligheid van je account op {{site}} gaat.',
    movedSubject: 'Je adres op {{site}} is gewijzigd',
    movedHeading: 'Je e-mailadres is gewijzigd',
    movedIntro: 'Je account op {{site}} heeft nu het adres {{email}}. Naar dit adres schrijven we niet meer.',
    movedWarning: 'Was jij dat niet? Schrijf ons dan meteen.',
    deletedSubject: 'Je account op {{site}} is verwijderd',
    deletedHeading: 'Je account is weg',
    deletedIntro: 'Je account op {{site}} en alles wat erbij hoorde is verwijderd. Het ga je goed.',
    deletedFooter: 'Je krijgt deze mail één keer, omdat je een account op {{site}} had.',
  },
  ro: {
    hello: 'Bună, {{givenName}},',
    verifySubject: 'Confirmă-ți adresa de e-mail pentru {{site}}',
    verifyHeading: 'Este aceasta adresa ta?',
    verifyIntro: 'Ai un cont pe {{site}}. Confirmă cu acest buton că te putem contacta aici.',
    verifyButton: 'Confirm adresa mea',
    verifyUntil: 'Linkul este valabil șapte zile.',
    verifyFooter:
      'Primești acest e-mail pentru că această adresă a fost completată pe {{site}}. Nu ai fost tu? Atunci nu trebuie să faci nimic.',
    profileSubject: 'Păstrează-ți datele pe {{site}}',
    profileHeading: 'Data viitoare aplici mai repede',
    profileIntro:
      'La candidatură ai cerut ca datele tale să fie păstrate într-un profil. Un singur buton îl creează, cu ce ai trimis.',
    profileButton: 'Păstrează-mi datele',
    profileUntil:
      'Linkul funcționează o singură dată, timp de paisprezece zile. Până îl folosești nu se păstrează nimic.',
    profileFooter:
      'Primești acest e-mail pentru că această adresă a fost completată la o candidatură pe {{site}}. Nu ai fost tu? Atunci nu trebuie să faci nimic.',
    resetSubject: 'Alege o parolă nouă pentru {{site}}',
    resetHeading: 'O parolă nouă',
    resetIntro: 'Cineva, probabil tu, a cerut o parolă nouă pe {{site}}.',
    resetButton: 'Alege o parolă nouă',
    resetUntil:
      'Linkul funcționează o singură dată, timp de două ore. Până îl folosești, parola actuală rămâne valabilă.',
    resetFooter:
      'Primești acest e-mail pentru că adresa ta a fost completată la „parolă uitată” pe {{site}}. Nu ai fost tu? Atunci nu trebuie să faci nimic.',
    changedSubject: 'Parola ta pe {{site}} a fost schimbată',
    changedHeading: 'Parola ta a fost schimbată',
    changedIntro:
      'Parola contului tău de pe {{site}} tocmai a fost schimbată. Ai fost deconectat de pe toate celelalte dispozitive.',
    changedWarning: 'Nu ai fost tu? Atunci alege imediat o parolă nouă.',
    changedFooter: 'Primești acest e-mail pentru că privește siguranța contului tău de pe {{site}}.',
    movedSubject: 'Adresa ta pe {{site}} a fost schimbată',
    movedHeading: 'Adresa ta de e-mail a fost schimbată',
    movedIntro: 'Contul tău de pe {{site}} are acum adresa {{email}}. Nu îți mai scriem la această adresă.',
    movedWarning: 'Nu ai fost tu? Atunci scrie-ne imediat.',
    deletedSubject: 'Contul tău de pe {{site}} a fost șters',
    deletedHeading: 'Contul tău nu mai există',
    deletedIntro: 'Contul tău de pe {{site}} și tot ce îi aparținea au fost șterse. Toate cele bune.',
    deletedFooter: 'Primești acest e-mail o singură dată, pentru că ai avut un cont pe {{site}}.',
  },
});
