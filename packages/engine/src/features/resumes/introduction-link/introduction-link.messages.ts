import { defineMessages, type MessageKey } from '@boardwright/messages';

export const introductionLinkMessages = defineMessages({
  en: {
    title: '{{name}}, you were introduced for a job',
    lead: 'You decide. Nothing happens before you press the button.',
    job: 'Job',
    by: 'Introduced by',
    on: 'Date',
    text: 'Is this right? Then you need do nothing. If you object, your details are deleted at once, also those the employer sees here, and nobody can introduce you on this site again. You can still apply yourself.',
    object: 'Object and delete my details',
    done: 'Your details were deleted',
    doneText:
      'The introduction is gone, and nobody can introduce you on this site again. You can still apply yourself.',
    expired: 'This link has expired or is invalid',
    expiredText: 'The introduction it was about is no longer there, and neither are its details.',
    jobs: 'View the jobs',
  },
  nl: {
    title: '{{name}}, je bent voorgedragen voor een vacature',
    lead: 'Jij beslist. Er gebeurt niets voordat je op de knop drukt.',
    job: 'Vacature',
    by: 'Voorgedragen door',
    on: 'Datum',
    text: 'Klopt dit? Dan hoef je niets te doen. Maak je bezwaar, dan worden je gegevens meteen verwijderd, ook die de werkgever hier ziet, en kan niemand je op deze site nog voordragen. Zelf solliciteren kan wel.',
    object: 'Bezwaar maken en gegevens verwijderen',
    done: 'Je gegevens zijn verwijderd',
    doneText:
      'De voordracht is weg, en niemand kan je op deze site nog voordragen. Zelf solliciteren kan wel.',
    expired: 'Deze link is verlopen of ongeldig',
    expiredText: 'De voordracht waar hij over ging is er niet meer, en de gegevens ook niet.',
    jobs: 'Bekijk de vacatures',
  },
  ro: {
    title: '{{name}}, ai fost recomandat pentru un job',
    lead: 'Tu hotărăști. Nu se întâmplă nimic înainte să apeși butonul.',
    job: 'Job',
    by: 'Recomandat de',
    on: 'Data',
    text: 'Este corect? Atunci nu trebuie să faci nimic. Dacă te opui, datele tale sunt șterse imediat, inclusiv cele pe care le vede angajatorul aici, și nimeni nu te mai poate recomanda pe acest site. Poți aplica în continuare singur.',
    object: 'Mă opun și șterg datele mele',
    done: 'Datele tale au fost șterse',
    doneText:
      'Recomandarea a dispărut și nimeni nu te mai poate recomanda pe acest site. Poți aplica în continuare singur.',
    expired: 'Acest link a expirat sau nu este valid',
    expiredText: 'Recomandarea despre care era vorba nu mai există și nici datele ei.',
    jobs: 'Vezi joburile',
  },
});

export type IntroductionLinkKey = MessageKey<typeof introductionLinkMessages>;
