import { defineMessages } from '@boardwright/messages';

/** Words of the cookie bar and its settings, namespace `consent`. */
export const consentMessages = defineMessages({
  en: {
    title: 'May we place cookies?',
    text: 'Necessary cookies make the site work. With your consent we also measure what can be better. You can change your choice at the bottom of every page.',
    refuse: 'Refuse all',
    accept: 'Accept all',
    choose: 'Choose yourself',
    settings: 'Choose cookies',
    save: 'Save choice',
    alwaysOn: 'Always on',
    failed: 'Your choice could not be saved. Please try again.',
    type: { mandatory: 'Necessary', analytics: 'Statistics', marketing: 'Marketing', social: 'Social media' },
    about: {
      mandatory: 'Logging in and your cookie choice. Without these the site does not work.',
      analytics: 'Counts visits and searches, so that we see what can be better.',
      marketing: 'Measures whether an advertisement leads to an application.',
      social: 'Shows jobs that suit you on other sites.',
    },
  },
  nl: {
    title: 'Mogen wij cookies plaatsen?',
    text: 'Met noodzakelijke cookies werkt de site. Met jouw toestemming meten we ook wat er beter kan. Je keuze pas je altijd aan onderaan de pagina.',
    refuse: 'Alles weigeren',
    accept: 'Alles accepteren',
    choose: 'Zelf kiezen',
    settings: 'Cookies kiezen',
    save: 'Keuze opslaan',
    alwaysOn: 'Altijd aan',
    failed: 'Je keuze kon niet worden bewaard. Probeer het nog eens.',
    type: {
      mandatory: 'Noodzakelijk',
      analytics: 'Statistiek',
      marketing: 'Marketing',
      social: 'Social media',
    },
    about: {
      mandatory: 'Inloggen en je cookiekeuze. Zonder deze werkt de site niet.',
      analytics: 'Telt bezoeken en zoekopdrachten, zodat we zien wat er beter kan.',
      marketing: 'Meet of een advertentie tot een sollicitatie leidt.',
      social: 'Toont vacatures die bij je passen op andere sites.',
    },
  },
  ro: {
    title: 'Putem folosi module cookie?',
    text: 'Modulele cookie necesare fac site-ul să funcționeze. Cu acordul tău măsurăm și ce putem îmbunătăți. Îți poți schimba oricând alegerea în josul paginii.',
    refuse: 'Refuză toate',
    accept: 'Acceptă toate',
    choose: 'Alege tu',
    settings: 'Alege modulele cookie',
    save: 'Salvează alegerea',
    alwaysOn: 'Mereu active',
    failed: 'Alegerea ta nu a putut fi salvată. Încearcă din nou.',
    type: {
      mandatory: 'Necesare',
      analytics: 'Statistici',
      marketing: 'Marketing',
      social: 'Rețele sociale',
    },
    about: {
      mandatory: 'Autentificarea și alegerea ta privind modulele cookie. Fără ele site-ul nu funcționează.',
      analytics: 'Numără vizite și căutări, ca să vedem ce putem îmbunătăți.',
      marketing: 'Măsoară dacă un anunț duce la o aplicare.',
      social: 'Arată pe alte site-uri joburi care ți se potrivesc.',
    },
  },
});
