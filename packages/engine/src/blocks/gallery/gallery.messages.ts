import { defineMessages, type MessageKey } from '@boardwright/messages';

export const galleryMessages = defineMessages({
  en: {
    strip: 'Pictures',
    sample: {
      heading: 'A day with us',
      one: 'The first coffee',
      two: 'Out on the road',
      three: 'The view at lunch',
    },
  },
  nl: {
    strip: 'Afbeeldingen',
    sample: {
      heading: 'Een dag bij ons',
      one: 'De eerste koffie',
      two: 'Onderweg',
      three: 'Het uitzicht bij de lunch',
    },
  },
  ro: {
    strip: 'Imagini',
    sample: {
      heading: 'O zi la noi',
      one: 'Prima cafea',
      two: 'Pe drum',
      three: 'Priveliștea de la prânz',
    },
  },
});

export type GalleryKey = MessageKey<typeof galleryMessages>;
