import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { video } from './video.schema.ts';

export const videoLabels = defineLabels(video, {
  en: {
    title: 'Video',
    settings: {
      title: 'Heading',
      text: 'Text below the video',
      source: { label: 'The video is', choices: { file: 'In the library', link: 'On YouTube or Vimeo' } },
      file: 'Video of the library',
      link: 'Address on YouTube or Vimeo',
      poster: { label: 'Picture before it plays', fields: imageLabels.en },
      ratio: {
        label: 'Shape',
        choices: { '16:9': 'Wide, 16:9', '4:3': 'Classic, 4:3', '1:1': 'Square', '9:16': 'Upright, 9:16' },
      },
    },
  },
  nl: {
    title: 'Video',
    settings: {
      title: 'Kop',
      text: 'Tekst onder de video',
      source: {
        label: 'De video staat',
        choices: { file: 'In de bibliotheek', link: 'Op YouTube of Vimeo' },
      },
      file: 'Video uit de bibliotheek',
      link: 'Adres op YouTube of Vimeo',
      poster: { label: 'Afbeelding voor het afspelen', fields: imageLabels.nl },
      ratio: {
        label: 'Vorm',
        choices: { '16:9': 'Breed, 16:9', '4:3': 'Klassiek, 4:3', '1:1': 'Vierkant', '9:16': 'Staand, 9:16' },
      },
    },
  },
  ro: {
    title: 'Videoclip',
    settings: {
      title: 'Titlu',
      text: 'Text sub videoclip',
      source: { label: 'Videoclipul este', choices: { file: 'În bibliotecă', link: 'Pe YouTube sau Vimeo' } },
      file: 'Videoclip din bibliotecă',
      link: 'Adresa de pe YouTube sau Vimeo',
      poster: { label: 'Imagine înainte de redare', fields: imageLabels.ro },
      ratio: {
        label: 'Format',
        choices: { '16:9': 'Lat, 16:9', '4:3': 'Clasic, 4:3', '1:1': 'Pătrat', '9:16': 'Vertical, 9:16' },
      },
    },
  },
});
