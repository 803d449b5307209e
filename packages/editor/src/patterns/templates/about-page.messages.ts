import { defineMessages } from '@boardwright/messages';

export const aboutPageMessages = defineMessages({
  en: {
    name: 'About',
    purpose: 'Who you are, how you work and who says so.',
    title: 'About us',
    description: 'Who makes this job board, how we choose what is on it and how to reach us.',
    headline: 'Four people, one region, every job read',
    text: 'We know the employers here because we visit them. And we know what you want to read, because we were looking ourselves.',
    action: 'See all jobs',
  },
  nl: {
    name: 'Over ons',
    purpose: 'Wie je bent, hoe je werkt en wie dat zegt.',
    title: 'Over ons',
    description: 'Wie dit board maakt, hoe we kiezen wat erop staat en hoe je ons bereikt.',
    headline: 'Vier mensen, één regio, elke vacature gelezen',
    text: 'We kennen de werkgevers hier omdat we bij ze langsgaan. En we weten wat je wilt lezen, omdat we zelf hebben gezocht.',
    action: 'Bekijk alle vacatures',
  },
  ro: {
    name: 'Despre noi',
    purpose: 'Cine ești, cum lucrezi și cine o spune.',
    title: 'Despre noi',
    description: 'Cine face acest site de joburi, cum alegem ce apare pe el și cum ne găsești.',
    headline: 'Patru oameni, o regiune, fiecare anunț citit',
    text: 'Îi cunoaștem pe angajatorii de aici pentru că îi vizităm. Și știm ce vrei să citești, pentru că am căutat și noi.',
    action: 'Vezi toate joburile',
  },
});
