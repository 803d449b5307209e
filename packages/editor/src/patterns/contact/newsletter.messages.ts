import { defineMessages } from '@boardwright/messages';

export const newsletterMessages = defineMessages({
  en: {
    name: 'Newsletter',
    purpose: 'One field for an address: for who is not looking today but wants to hear from you.',
    search: 'mail subscribe email updates sign up list weekly',
    heading: 'Friday, four o’clock',
    subheading:
      'The best jobs of the week, one employer who tells how it really is, and nothing else. In three minutes you have read it.',
    note: 'About four mails a month.',
    thanks: 'Good that you read along',
  },
  nl: {
    name: 'Nieuwsbrief',
    purpose: 'Eén veld voor een adres: voor wie vandaag niet zoekt, maar wel van je wil horen.',
    search: 'mail aanmelden inschrijven abonneren e-mail wekelijks lijst',
    heading: 'Vrijdag, vier uur',
    subheading:
      'De beste vacatures van de week, één werkgever die vertelt hoe het echt is, en verder niets. Je hebt hem in drie minuten uit.',
    note: 'Een mail of vier per maand.',
    thanks: 'Fijn dat je meeleest',
  },
  ro: {
    name: 'Buletin informativ',
    purpose: 'Un singur câmp pentru adresă: pentru cine nu caută azi, dar vrea vești de la tine.',
    search: 'newsletter abonare e-mail săptămânal listă înscriere',
    heading: 'Vineri, la ora patru',
    subheading:
      'Cele mai bune joburi ale săptămânii, un angajator care spune cum e de fapt și nimic altceva. Îl citești în trei minute.',
    note: 'Cam patru e-mailuri pe lună.',
    thanks: 'Ne bucurăm că ne citești',
  },
});
