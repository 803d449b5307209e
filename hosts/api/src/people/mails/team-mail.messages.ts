import { defineMessages } from '@boardwright/messages';

/** Sentences of an invitation to a team; `{{name}}` is filled in. */
export const teamMailMessages = defineMessages({
  en: {
    subject: '{{inviter}} invites you to the team of {{site}}',
    heading: 'Help run {{site}}?',
    intro: 'Hello,\n{{inviter}} asks you to work on {{site}} with the role {{role}}.',
    text: 'Fill in your name and choose a password with this button; then you are in.',
    button: 'Accept the invitation',
    until: 'The link works once, for seven days.',
    footer:
      'You receive this because {{inviter}} filled in your address on {{site}}. Do you not know them? Then you need do nothing.',
  },
  nl: {
    subject: '{{inviter}} nodigt je uit voor het team van {{site}}',
    heading: 'Meewerken aan {{site}}?',
    intro: 'Hallo,\n{{inviter}} vraagt je mee te werken aan {{site}}, met de rol {{role}}.',
    text: 'Vul met deze knop je naam in en kies een wachtwoord; dan kun je aan de slag.',
    button: 'Uitnodiging accepteren',
    until: 'De link werkt één keer, zeven dagen lang.',
    footer:
      'Je krijgt deze mail omdat {{inviter}} je adres op {{site}} heeft ingevuld. Ken je die persoon niet? Dan hoef je niets te doen.',
  },
  ro: {
    subject: '{{inviter}} te invită în echipa {{site}}',
    heading: 'Ajuți la administrarea {{site}}?',
    intro: 'Bună,\n{{inviter}} te roagă să lucrezi la {{site}}, cu rolul {{role}}.',
    text: 'Completează-ți numele și alege o parolă cu acest buton; apoi poți începe.',
    button: 'Acceptă invitația',
    until: 'Linkul funcționează o singură dată, timp de șapte zile.',
    footer:
      'Primești acest e-mail pentru că {{inviter}} a completat adresa ta pe {{site}}. Nu cunoști această persoană? Atunci nu trebuie să faci nimic.',
  },
});
