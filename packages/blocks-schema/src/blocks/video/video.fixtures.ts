import { defineFixtures } from '../../define-fixtures.ts';
import { video } from './video.schema.ts';

const title = 'Een dag op het Wad';
const text = 'Jelmer laat zien hoe een werkdag op de garnalenkotter begint: om vijf uur, met koffie.';
const poster = { src: '/uploads/art/photo.jpg' };
const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const videoFixtures = defineFixtures(video, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  file: { title: 'A file of the library', settings: { title, text, file: '/uploads/art/wad.mp4', poster } },
  link: {
    title: 'A video elsewhere, before anybody agreed',
    settings: { title, text, source: 'link', link, poster },
  },
  agreed: { title: 'The same, for who agreed', settings: { title, source: 'link', link, poster } },
  bare: {
    title: 'Without a poster, upright',
    settings: { title, source: 'link', link: 'https://vimeo.com/76979871', ratio: '9:16' },
  },
  'long-text': {
    title: 'Long words',
    settings: {
      title: 'Arbeidsmarktcommunicatiemedewerkers en verpleegkundigspecialisten aan het woord',
      text: 'Arbeidsvoorwaardenonderhandelingen in het hele Noorden. '.repeat(8).trim(),
      source: 'link',
      link,
      ratio: '1:1',
    },
  },
});
