import { defineMessages } from '@boardwright/messages';

export const galleryMessages = defineMessages({
  en: {
    name: 'Gallery',
    purpose: 'Five pictures of a workplace, the first one large, each with a line that says what is there.',
    search: 'pictures photos images album workplace look',
    heading: 'Where you will work',
    caption1: 'The hall in the morning, before the first cars come in',
    caption2: 'The canteen: soup at noon',
    caption3: 'Plans of next week',
    caption4: 'The garden behind the building',
    caption5: 'The road to the depot',
  },
  nl: {
    name: 'Galerij',
    purpose: 'Vijf beelden van een werkplek, het eerste groot, elk met een regel die zegt wat er te zien is.',
    search: 'afbeeldingen foto’s beelden album werkplek kijken',
    heading: 'Waar je komt te werken',
    caption1: 'De hal ’s ochtends, voordat de eerste wagens binnenrijden',
    caption2: 'De kantine: soep om twaalf uur',
    caption3: 'De planning van volgende week',
    caption4: 'De tuin achter het gebouw',
    caption5: 'De weg naar het depot',
  },
  ro: {
    name: 'Galerie',
    purpose: 'Cinci imagini de la locul de muncă, prima mare, fiecare cu un rând care spune ce se vede.',
    search: 'imagini fotografii poze album loc de muncă',
    heading: 'Unde vei lucra',
    caption1: 'Hala dimineața, înainte să intre primele mașini',
    caption2: 'Cantina: supă la prânz',
    caption3: 'Planul săptămânii viitoare',
    caption4: 'Grădina din spatele clădirii',
    caption5: 'Drumul spre depou',
  },
});
