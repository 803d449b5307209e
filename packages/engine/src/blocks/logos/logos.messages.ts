import { defineMessages, type MessageKey } from '@boardwright/messages';

export const logosMessages = defineMessages({
  en: {
    sample: {
      heading: 'They look for people here',
      one: 'North Mill',
      two: 'Harbour & Sons',
      three: 'Greenfield',
      four: 'Brightside Care',
      five: 'Old Brewery',
    },
  },
  nl: {
    sample: {
      heading: 'Zij zoeken hier mensen',
      one: 'De Noordermolen',
      two: 'Haven & Zonen',
      three: 'Groenland',
      four: 'Zorg aan Zee',
      five: 'De Oude Brouwerij',
    },
  },
  ro: {
    sample: {
      heading: 'Ei caută oameni aici',
      one: 'Moara de Nord',
      two: 'Port & Fiii',
      three: 'Câmpul Verde',
      four: 'Casa Îngrijirii',
      five: 'Berăria Veche',
    },
  },
});

export type LogosKey = MessageKey<typeof logosMessages>;
