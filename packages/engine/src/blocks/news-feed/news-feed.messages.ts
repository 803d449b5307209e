import { defineMessages, type MessageKey } from '@boardwright/messages';

export const newsFeedMessages = defineMessages({
  en: {
    heading: 'News',
    more: 'All news',
    moreAt: 'More on {{site}}',
    empty: { title: 'No news yet', text: 'New articles appear here as soon as they are there.' },
    jobs: 'View the jobs',
    problem: {
      title: 'Visitors do not see this block',
      none: 'There are no articles in this language yet.',
      unset: 'Give the address of the RSS feed under “Data source”.',
      feedUnavailable: 'The feed did not answer, or what is there is no RSS or Atom feed.',
      addressRefused: 'This address is not on the public internet and is not read.',
      tooManyRequests: 'The feed was asked for too often; it is back within a minute.',
    },
  },
  nl: {
    heading: 'Nieuws',
    more: 'Alle nieuws',
    moreAt: 'Meer op {{site}}',
    empty: { title: 'Nog geen nieuws', text: 'Zodra er nieuwe artikelen zijn, staan ze hier.' },
    jobs: 'Bekijk de vacatures',
    problem: {
      title: 'Bezoekers zien dit blok niet',
      none: 'Er zijn nog geen artikelen in deze taal.',
      unset: 'Vul het adres van de RSS-feed in bij ‘Gegevensbron’.',
      feedUnavailable: 'De feed antwoordde niet, of wat daar staat is geen RSS- of Atom-feed.',
      addressRefused: 'Dit adres staat niet op het openbare internet en wordt niet gelezen.',
      tooManyRequests: 'De feed is te vaak opgevraagd; binnen een minuut is hij er weer.',
    },
  },
  ro: {
    heading: 'Noutăți',
    more: 'Toate noutățile',
    moreAt: 'Mai multe pe {{site}}',
    empty: { title: 'Încă nu sunt noutăți', text: 'Articolele noi apar aici imediat ce sunt publicate.' },
    jobs: 'Vezi locurile de muncă',
    problem: {
      title: 'Vizitatorii nu văd acest bloc',
      none: 'Nu există încă articole în această limbă.',
      unset: 'Completează adresa fluxului RSS la „Sursa datelor”.',
      feedUnavailable: 'Fluxul nu a răspuns sau la acea adresă nu se află un flux RSS ori Atom.',
      addressRefused: 'Această adresă nu este pe internetul public și nu este citită.',
      tooManyRequests: 'Fluxul a fost cerut prea des; revine într-un minut.',
    },
  },
});

export type NewsFeedKey = MessageKey<typeof newsFeedMessages>;
