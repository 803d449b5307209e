import { defineLabels } from '../../define-labels.ts';
import { newsFeed } from './news-feed.schema.ts';

export const newsFeedLabels = defineLabels(newsFeed, {
  en: {
    title: 'News feed',
    settings: {
      heading: 'Heading',
      subheading: 'Subheading',
      externalRss: { label: 'Show a feed of another site', help: 'Off: the articles of the board itself.' },
      rssFeedUrl: 'Address of the RSS or Atom feed',
      rssImageTag: {
        label: 'Element that holds the picture',
        help: 'As media:content or enclosure. Empty tries the usual ones.',
      },
      showReadMoreUrl: 'Show the link to all news',
      readMoreUrl: {
        label: 'Where the link to all news leads',
        help: 'Empty: the list of news of the board.',
      },
      showCount: 'How many show',
      layout: { label: 'Layout', choices: { pagination: 'Pages', preview: 'Preview' } },
      itemStyle: { label: 'Look of an article', choices: { noBorder: 'Without a border', card: 'Card' } },
    },
  },
  nl: {
    title: 'Nieuwsoverzicht',
    settings: {
      heading: 'Kop',
      subheading: 'Onderkop',
      externalRss: {
        label: 'Feed van een andere site tonen',
        help: 'Uit: de artikelen van de vacaturesite zelf.',
      },
      rssFeedUrl: 'Adres van de RSS- of Atom-feed',
      rssImageTag: {
        label: 'Element met de afbeelding',
        help: 'Bijvoorbeeld media:content of enclosure. Leeg: de gebruikelijke worden geprobeerd.',
      },
      showReadMoreUrl: 'Link naar al het nieuws tonen',
      readMoreUrl: {
        label: 'Waar de link naar al het nieuws heen gaat',
        help: 'Leeg: het nieuwsoverzicht van de vacaturesite.',
      },
      showCount: 'Hoeveel er te zien zijn',
      layout: { label: 'Indeling', choices: { pagination: 'Pagina’s', preview: 'Voorproef' } },
      itemStyle: { label: 'Uiterlijk van een artikel', choices: { noBorder: 'Zonder rand', card: 'Kaart' } },
    },
  },
  ro: {
    title: 'Flux de știri',
    settings: {
      heading: 'Titlu',
      subheading: 'Subtitlu',
      externalRss: { label: 'Afișează fluxul altui site', help: 'Dezactivat: articolele site-ului.' },
      rssFeedUrl: 'Adresa fluxului RSS sau Atom',
      rssImageTag: {
        label: 'Elementul care conține imaginea',
        help: 'De exemplu media:content sau enclosure. Gol: se încearcă cele obișnuite.',
      },
      showReadMoreUrl: 'Afișează linkul către toate știrile',
      readMoreUrl: {
        label: 'Unde duce linkul către toate știrile',
        help: 'Gol: lista de știri a site-ului.',
      },
      showCount: 'Câte se afișează',
      layout: { label: 'Aspect', choices: { pagination: 'Pagini', preview: 'Previzualizare' } },
      itemStyle: { label: 'Aspectul unui articol', choices: { noBorder: 'Fără chenar', card: 'Card' } },
    },
  },
});
