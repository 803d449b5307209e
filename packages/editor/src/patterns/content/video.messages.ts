import { defineMessages } from '@boardwright/messages';

export const videoMessages = defineMessages({
  en: {
    name: 'Video',
    purpose:
      'A film of the workplace with a line on what is in it. Nothing of it loads before somebody presses play.',
    search: 'film movie youtube vimeo clip play moving',
    title: 'A shift in two minutes',
    text: 'Along with Peter, from the first coffee at six to the last truck at two. With subtitles.',
  },
  nl: {
    name: 'Video',
    purpose:
      'Een film van de werkplek, met een regel over wat je ziet. Er wordt niets geladen voordat iemand op afspelen drukt.',
    search: 'film filmpje youtube vimeo clip afspelen beeld',
    title: 'Een dienst in twee minuten',
    text: 'Met Peter mee, van de eerste koffie om zes uur tot de laatste wagen om twee. Met ondertiteling.',
  },
  ro: {
    name: 'Videoclip',
    purpose:
      'Un film de la locul de muncă și un rând despre ce se vede. Nu se încarcă nimic până nu apasă cineva redare.',
    search: 'film youtube vimeo clip redare imagine',
    title: 'O tură în două minute',
    text: 'Alături de Peter, de la prima cafea la șase până la ultimul camion la două. Cu subtitrare.',
  },
});
