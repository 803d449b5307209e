import { defineMessages } from '@boardwright/messages';

/** Sentences of an invitation to a company; `{{name}}` is filled in. */
export const clientMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    subject: '{{inviter}} invites you to {{company}} on {{site}}',
    heading: 'Work for {{company}} on {{site}}?',
    intro: '{{inviter}} asks you to help with the jobs and applicants of {{company}} on {{site}}.',
    newText: 'Choose a password with this button; then you are in.',
    newButton: 'Choose a password',
    newUntil: 'The link works once, for seven days.',
    knownText: 'You have an account on {{site}} already. Log in, and accept the invitation there.',
    knownButton: 'To the invitation',
    footer:
      'You receive this because {{inviter}} filled in your address on {{site}}. Do you not know them? Then you need do nothing.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    subject: '{{inviter}} nodigt je uit bij {{company}} op {{site}}',
    heading: 'Werken voor {{company}} op {{site}}?',
    intro: '{{inviter}} vraagt je te helpen met de vacatures en sollicitanten van {{company}} op {{site}}.',
    newText: 'Kies met deze knop een wachtwoord; dan kun je aan de slag.',
    newButton: 'Kies een wachtwoord',
    newUntil: 'De link werkt één keer, zeven dagen lang.',
    knownText: 'Je hebt al een account op {{site}}. Log in en accepteer de uitnodiging daar.',
    knownButton: 'Naar de uitnodiging',
    footer:
      'Je krijgt deze mail omdat {{inviter}} je adres op {{site}} heeft ingevuld. Ken je die persoon niet? Dan hoef je niets te doen.',
  },
  ro: {
    hello: 'Bună, {{givenName}},',
    subject: '{{inviter}} te invită la {{company}} pe {{site}}',
    heading: 'Lucrezi pentru {{company}} pe {{site}}?',
    intro: '{{inviter}} te roagă să ajuți cu joburile și candidații companiei {{company}} pe {{site}}.',
    newText: 'Alege o parolă cu acest buton și poți începe.',
    newButton: 'Alege o parolă',
    newUntil: 'Linkul funcționează o singură dată, timp de șapte zile.',
    knownText: 'Ai deja un cont pe {{site}}. Autentifică-te și acceptă invitația acolo.',
    knownButton: 'La invitație',
    footer:
      'Primești acest e-mail pentru că {{inviter}} a completat adresa ta pe {{site}}. Nu cunoști această persoană? Atunci nu trebuie să faci nimic.',
  },
});
