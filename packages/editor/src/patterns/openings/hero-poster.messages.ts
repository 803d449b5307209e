import { defineMessages } from '@boardwright/messages';

export const heroPosterMessages = defineMessages({
  en: {
    name: 'Poster',
    purpose: 'A picture over the whole width with a few words on a panel: for a moment that should be felt.',
    search: 'hero opening banner full width image atmosphere cover',
    headline: 'The people who keep the region going',
    text: 'They drive at five, teach at nine and build until four. Meet them, and see where a place is free beside them.',
    action: 'Meet them',
  },
  nl: {
    name: 'Poster',
    purpose:
      'Een beeld over de volle breedte met een paar woorden op een vlak: voor wat je wilt laten voelen.',
    search: 'hero opening banner volle breedte afbeelding sfeer omslag',
    headline: 'De mensen die de regio draaiend houden',
    text: 'Ze rijden om vijf uur, staan om negen uur voor de klas en bouwen tot vier. Maak kennis, en zie waar er naast hen plek is.',
    action: 'Maak kennis',
  },
  ro: {
    name: 'Afiș',
    purpose: 'O imagine pe toată lățimea cu câteva cuvinte pe un panou: pentru o clipă care trebuie simțită.',
    search: 'hero deschidere banner lățime completă imagine atmosferă copertă',
    headline: 'Oamenii care țin regiunea în mișcare',
    text: 'Pleacă la drum la cinci, predau la nouă și construiesc până la patru. Cunoaște-i și vezi unde e un loc liber lângă ei.',
    action: 'Cunoaște-i',
  },
});
