import { defineFixtures } from '../../define-fixtures.ts';
import { textWithImage } from './text-with-image.schema.ts';

const headerText = 'Werk dat bij de streek past';
const text =
  '<p class="lead">Wadwerk begon in 2014 aan een keukentafel in Winsum.</p><p>Sindsdien brengen we werkzoekenden en werkgevers in het Noorden bij elkaar. Zonder omwegen: bij elke vacature staan salaris, uren en reisafstand.</p><p><a href="/vacatures" data-button="primary">Bekijk de vacatures</a></p>';
const image = { src: '/uploads/art/lighthouse.svg#art', alt: 'Een vuurtoren aan het Wad' };
const photo = {
  src: '/uploads/art/photo.jpg',
  alt: 'Een monteur op een windturbine',
  focalX: 70,
  focalY: 20,
};

export const textWithImageFixtures = defineFixtures(textWithImage, {
  default: { title: 'As it comes', settings: {} },
  card: { title: 'A band with the picture to its right', settings: { headerText, text, image: photo } },
  'card-left': {
    title: 'The picture on the left, as high as the window, text at the bottom',
    settings: {
      headerText,
      text,
      image: photo,
      imagePosition: 'left',
      fullHeight: true,
      verticalPosition: 'bottom',
    },
  },
  'card-container': {
    title: 'A panel inside the container, with a ground of its own',
    settings: { headerText, text, image, layout: 'card-container', backgroundColor: '#00323a' },
  },
  gradient: {
    title: 'A ground that runs to another',
    settings: { headerText, text, image, backgroundColor: '#00616b', backgroundGradient: true },
  },
  poster: {
    title: 'A panel over a picture',
    settings: { headerText, text, image: photo, layout: 'poster', imagePosition: 'left' },
  },
  'text-only': { title: 'Without a picture', settings: { headerText, text } },
  'long-text': {
    title: 'Long words, a colour that cannot be read on white',
    settings: {
      headerText: 'Arbeidsmarktcommunicatiemedewerkers en verpleegkundigspecialisten',
      text: `<p>${'Arbeidsvoorwaardenonderhandelingen in het hele Noorden. '.repeat(12).trim()}</p>`,
      image: photo,
      backgroundSize: 'contain',
      textColor: '#ffee99',
    },
  },
});
