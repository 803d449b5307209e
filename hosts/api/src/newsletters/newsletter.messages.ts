import { defineMessages, translateIn } from '@boardwright/messages';

/** Sentences about newsletters: beside the boxes, in the mail that asks to confirm, and to the admin. */
export const newsletterMessages = defineMessages({
  en: {
    consent: 'Mail me the newsletter “{{name}}”. I can end it at any time.',
    confirmSubject: 'Do you want the newsletter “{{name}}”?',
    confirmHeading: 'One press and you receive it',
    confirmIntro:
      'Somebody, probably you, asked {{site}} to mail a newsletter to this address. We send nothing before you confirm it.',
    confirm: 'Yes, mail me “{{name}}”',
    confirmExpires: 'The link works for fourteen days. Was it not you? Then you need do nothing.',
    unsubscribe: 'Do not mail me “{{name}}”',
    confirmFooter: 'You receive this once, because this address was given on {{site}}.',
    nameRequired: 'Give each newsletter a name in the language of the site',
    deleted: 'This newsletter no longer exists. Load the page anew to see which there are.',
    unknown: 'One of these newsletters does not exist any more. Load the page anew.',
  },
  nl: {
    consent: 'Mail mij de nieuwsbrief “{{name}}”. Afmelden kan altijd.',
    confirmSubject: 'Wil je de nieuwsbrief “{{name}}”?',
    confirmHeading: 'Nog één druk en je krijgt hem',
    confirmIntro:
      'Iemand, waarschijnlijk jijzelf, heeft {{site}} gevraagd een nieuwsbrief naar dit adres te mailen. We sturen niets voordat je dit bevestigt.',
    confirm: 'Ja, mail mij “{{name}}”',
    confirmExpires: 'De link werkt veertien dagen. Was je het niet? Dan hoef je niets te doen.',
    unsubscribe: 'Mail mij “{{name}}” niet',
    confirmFooter: 'Je krijgt deze mail eenmalig, omdat dit adres op {{site}} is opgegeven.',
    nameRequired: 'Geef elke nieuwsbrief een naam in de taal van de site',
    deleted: 'Deze nieuwsbrief bestaat niet meer. Laad de pagina opnieuw om te zien welke er zijn.',
    unknown: 'Een van deze nieuwsbrieven bestaat niet meer. Laad de pagina opnieuw.',
  },
  ro: {
    consent: 'Trimite-mi buletinul „{{name}}”. Mă pot dezabona oricând.',
    confirmSubject: 'Vrei buletinul „{{name}}”?',
    confirmHeading: 'Încă o apăsare și îl primești',
    confirmIntro:
      'Cineva, probabil tu, a cerut ca {{site}} să trimită un buletin la această adresă. Nu trimitem nimic înainte să confirmi.',
    confirm: 'Da, trimite-mi „{{name}}”',
    confirmExpires: 'Linkul este valabil paisprezece zile. Nu ai fost tu? Atunci nu trebuie să faci nimic.',
    unsubscribe: 'Nu-mi trimite „{{name}}”',
    confirmFooter: 'Primești acest e-mail o singură dată, pentru că adresa a fost dată pe {{site}}.',
    nameRequired: 'Dă fiecărui buletin un nume în limba site-ului',
    deleted: 'Acest buletin nu mai există. Reîncarcă pagina ca să vezi care sunt.',
    unknown: 'Unul dintre aceste buletine nu mai există. Reîncarcă pagina.',
  },
});

export type NewsletterMessage = keyof (typeof newsletterMessages)['en'];

/** A sentence in a language, filled in; English where we do not speak it. */
export const newsletterText = translateIn(newsletterMessages);
