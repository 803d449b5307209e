import { defineMessages, type MessageKey } from '@boardwright/messages';

export const mapMessages = defineMessages({
  en: {
    places: 'Places on the map',
    jobs: 'Jobs around {{place}}',
    sample: {
      heading: 'Where you find us',
      text: 'An address, opening hours, or who is there',
      unknown:
        'This place is not known, so it is not on the map. Check how it is spelt, or write the nearest town.',
    },
  },
  nl: {
    places: 'Plaatsen op de kaart',
    jobs: 'Vacatures rond {{place}}',
    sample: {
      heading: 'Hier vind je ons',
      text: 'Een adres, openingstijden of wie er is',
      unknown:
        'Deze plaats kennen we niet, dus hij staat niet op de kaart. Kijk naar de spelling, of noem de dichtstbijzijnde stad.',
    },
  },
  ro: {
    places: 'Localități pe hartă',
    jobs: 'Joburi lângă {{place}}',
    sample: {
      heading: 'Unde ne găsești',
      text: 'O adresă, programul sau cine este acolo',
      unknown:
        'Nu cunoaștem această localitate, deci nu este pe hartă. Verifică scrierea sau numește orașul cel mai apropiat.',
    },
  },
});

export type MapKey = MessageKey<typeof mapMessages>;
