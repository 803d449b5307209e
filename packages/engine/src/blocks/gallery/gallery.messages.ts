import { defineMessages, type MessageKey } from '@boardwright/messages';

export const galleryMessages = defineMessages({
  en: {
    strip: 'Pictures',
    enlarge: 'Enlarge: {{name}}',
    enlargeNumber: 'Enlarge picture {{number}}',
    viewer: 'Enlarged picture',
    position: '{{number}} of {{count}}',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    sample: {
      heading: 'A day with us',
      one: 'The first coffee',
      two: 'Out on the road',
      three: 'The view at lunch',
    },
  },
  nl: {
    strip: 'Afbeeldingen',
    enlarge: 'Vergroot: {{name}}',
    enlargeNumber: 'Vergroot afbeelding {{number}}',
    viewer: 'Vergrote afbeelding',
    position: '{{number}} van {{count}}',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
    close: 'Sluiten',
    sample: {
      heading: 'Een dag bij ons',
      one: 'De eerste koffie',
      two: 'Onderweg',
      three: 'Het uitzicht bij de lunch',
    },
  },
  ro: {
    strip: 'Imagini',
    enlarge: 'Mărește: {{name}}',
    enlargeNumber: 'Mărește imaginea {{number}}',
    viewer: 'Imagine mărită',
    position: '{{number}} din {{count}}',
    previous: 'Imaginea anterioară',
    next: 'Imaginea următoare',
    close: 'Închide',
    sample: {
      heading: 'O zi la noi',
      one: 'Prima cafea',
      two: 'Pe drum',
      three: 'Priveliștea de la prânz',
    },
  },
});

export type GalleryKey = MessageKey<typeof galleryMessages>;
