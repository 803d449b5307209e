import { defineMessages, type MessageKey } from '@boardwright/messages';
import { formMessages } from '../../page/forms/form.messages.ts';

/** What forms of other blocks say of an address, too. */
function emailMessages(locale: keyof typeof formMessages) {
  const { check, email, emailRequired, emailInvalid, emailNoAt, emailNoDot, emailCheck, trap, unsent } =
    formMessages[locale];
  return {
    form: { check, email, emailRequired, emailInvalid, emailNoAt, emailNoDot, emailCheck, trap, unsent },
  };
}

export const newsletterMessages = defineMessages({
  en: {
    ...emailMessages('en'),
    heading: 'Stay in the picture',
    text: 'New jobs, stories from the workplace and a tip now and then, by mail.',
    submit: 'Subscribe',
    which: 'What do you want to receive?',
    chooseOne: 'Choose at least one newsletter.',
    privacy: 'We use your address for this alone. <privacy>How we handle your data</privacy>.',
    askedTitle: 'Nearly there: look in your mailbox',
    asked:
      'We sent a mail to {{email}}. Press the button in it, and you are subscribed. Nothing there after a few minutes? Look among the spam.',
    done: 'The newsletter comes to {{email}}. You can unsubscribe in each issue.',
    sample: {
      consent: 'Mail me the newsletter. I can end it at any time.',
      none: 'This site has no newsletter yet: visitors see this block once there is one. Add it under Content, Newsletters.',
    },
  },
  nl: {
    ...emailMessages('nl'),
    heading: 'Blijf op de hoogte',
    text: 'Nieuwe vacatures, verhalen van de werkvloer en af en toe een tip, in je mailbox.',
    submit: 'Aanmelden',
    which: 'Wat wil je ontvangen?',
    chooseOne: 'Kies minstens één nieuwsbrief.',
    privacy: 'We gebruiken je adres alleen hiervoor. <privacy>Zo gaan we met je gegevens om</privacy>.',
    askedTitle: 'Bijna klaar: kijk in je mailbox',
    asked:
      'We stuurden een mail naar {{email}}. Druk op de knop in die mail en je bent aangemeld. Niets binnen na een paar minuten? Kijk dan bij de spam.',
    done: 'De nieuwsbrief komt naar {{email}}. Afmelden kan onder elk nummer.',
    sample: {
      consent: 'Mail mij de nieuwsbrief. Afmelden kan altijd.',
      none: 'Deze site heeft nog geen nieuwsbrief: bezoekers zien dit blok zodra er een is. Maak hem onder Inhoud, Nieuwsbrieven.',
    },
  },
  ro: {
    ...emailMessages('ro'),
    heading: 'Rămâi la curent',
    text: 'Joburi noi, povești de la locul de muncă și câte un sfat, pe e-mail.',
    submit: 'Mă abonez',
    which: 'Ce vrei să primești?',
    chooseOne: 'Alege cel puțin un buletin.',
    privacy: 'Folosim adresa ta doar pentru asta. <privacy>Cum îți folosim datele</privacy>.',
    askedTitle: 'Aproape gata: verifică-ți e-mailul',
    asked:
      'Am trimis un e-mail la {{email}}. Apasă butonul din el și ești abonat. Nu a ajuns nimic după câteva minute? Caută și în spam.',
    done: 'Buletinul vine la {{email}}. Te poți dezabona din fiecare număr.',
    sample: {
      consent: 'Trimite-mi buletinul. Mă pot dezabona oricând.',
      none: 'Site-ul nu are încă un buletin: vizitatorii văd acest bloc de îndată ce există unul. Adaugă-l la Conținut, Buletine.',
    },
  },
});

export type NewsletterKey = MessageKey<typeof newsletterMessages>;
