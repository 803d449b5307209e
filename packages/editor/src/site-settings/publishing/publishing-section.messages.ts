import { defineMessages } from '@boardwright/messages';

/** When visitors see what is saved, as a choice; fetched with its section. */
export const publishingSectionMessages = defineMessages({
  en: {
    live: 'At once',
    liveHint: 'Each save is on the site within seconds.',
    byHand: 'When a page is published',
    byHandHint:
      'You work on a draft, and publish the page when it is ready. Visitors see the page as it is now until then.',
    legend: 'Visitors see what is saved',
    askTitle: 'Show visitors each change at once?',
    ask_one: 'On {{count}} page something was not published yet. Visitors will see it at once.',
    ask_other: 'On {{count}} pages something was not published yet. Visitors will see it at once.',
    askShared:
      'In blocks that stand on more pages, or in the look of the site, something was not published yet. Visitors will see it at once.',
    askPlans_one: '{{count}} plan is cancelled by it.',
    askPlans_other: '{{count}} plans are cancelled by it.',
    show: 'Show at once',
    nowLive: 'Visitors see each change at once',
    nowByHand: 'Visitors see a page when it is published',
  },
  nl: {
    live: 'Meteen',
    liveHint: 'Wat je opslaat, staat binnen seconden op de site.',
    byHand: 'Als een pagina gepubliceerd wordt',
    byHandHint:
      'Je werkt aan een concept en publiceert de pagina als ze klaar is. Tot dan zien bezoekers de pagina zoals ze nu is.',
    legend: 'Bezoekers zien wat is opgeslagen',
    askTitle: 'Bezoekers elke wijziging meteen tonen?',
    ask_one: 'Op {{count}} pagina is iets nog niet gepubliceerd. Bezoekers zien het dan meteen.',
    ask_other: 'Op {{count}} pagina’s is iets nog niet gepubliceerd. Bezoekers zien het dan meteen.',
    askShared:
      'In blokken die op meer pagina’s staan of in het uiterlijk van de site is iets nog niet gepubliceerd. Bezoekers zien het dan meteen.',
    askPlans_one: '{{count}} plan vervalt daarmee.',
    askPlans_other: '{{count}} plannen vervallen daarmee.',
    show: 'Meteen tonen',
    nowLive: 'Bezoekers zien elke wijziging meteen',
    nowByHand: 'Bezoekers zien een pagina als ze gepubliceerd wordt',
  },
  ro: {
    live: 'Imediat',
    liveHint: 'Ce salvezi ajunge pe site în câteva secunde.',
    byHand: 'Când o pagină este publicată',
    byHandHint:
      'Lucrezi la o ciornă și publici pagina când este gata. Până atunci vizitatorii văd pagina așa cum este acum.',
    legend: 'Vizitatorii văd ce este salvat',
    askTitle: 'Arăți vizitatorilor fiecare modificare imediat?',
    ask_one: 'Pe {{count}} pagină ceva nu a fost publicat încă. Vizitatorii vor vedea imediat.',
    ask_few: 'Pe {{count}} pagini ceva nu a fost publicat încă. Vizitatorii vor vedea imediat.',
    ask_other: 'Pe {{count}} de pagini ceva nu a fost publicat încă. Vizitatorii vor vedea imediat.',
    askShared:
      'În blocuri care stau pe mai multe pagini sau în aspectul site-ului ceva nu a fost publicat încă. Vizitatorii vor vedea imediat.',
    askPlans_one: '{{count}} plan se anulează astfel.',
    askPlans_few: '{{count}} planuri se anulează astfel.',
    askPlans_other: '{{count}} de planuri se anulează astfel.',
    show: 'Arată imediat',
    nowLive: 'Vizitatorii văd fiecare modificare imediat',
    nowByHand: 'Vizitatorii văd o pagină când este publicată',
  },
});
