import { defineLabels } from '../../define-labels.ts';
import { backgroundSizeLabels, imageLabels } from '../../parts/image.labels.ts';
import { textWithImage } from './text-with-image.schema.ts';

export const textWithImageLabels = defineLabels(textWithImage, {
  en: {
    title: 'Text with image',
    settings: {
      headerText: 'Heading',
      text: 'Text',
      image: { label: 'Picture', fields: imageLabels.en },
      backgroundSize: { label: 'Fit of the picture', choices: backgroundSizeLabels.en },
      backgroundColor: 'Background',
      backgroundGradient: 'Background runs into another shade',
      layout: {
        label: 'Layout',
        choices: { card: 'Card', poster: 'Poster', 'card-container': 'Card within the page' },
      },
      imagePosition: { label: 'Side of the picture', choices: { left: 'Left', right: 'Right' } },
      fullHeight: 'Full height',
      verticalPosition: {
        label: 'Height of the text',
        choices: { start: 'Top', center: 'Middle', bottom: 'Bottom' },
      },
      textColor: 'Text',
    },
  },
  nl: {
    title: 'Tekst met afbeelding',
    settings: {
      headerText: 'Kop',
      text: 'Tekst',
      image: { label: 'Afbeelding', fields: imageLabels.nl },
      backgroundSize: { label: 'Passing van de afbeelding', choices: backgroundSizeLabels.nl },
      backgroundColor: 'Achtergrond',
      backgroundGradient: 'Achtergrond met verloop',
      layout: {
        label: 'Indeling',
        choices: { card: 'Kaart', poster: 'Poster', 'card-container': 'Kaart binnen de pagina' },
      },
      imagePosition: { label: 'Kant van de afbeelding', choices: { left: 'Links', right: 'Rechts' } },
      fullHeight: 'Volledige hoogte',
      verticalPosition: {
        label: 'Hoogte van de tekst',
        choices: { start: 'Boven', center: 'Midden', bottom: 'Onder' },
      },
      textColor: 'Tekst',
    },
  },
  ro: {
    title: 'Text cu imagine',
    settings: {
      headerText: 'Titlu',
      text: 'Text',
      image: { label: 'Imagine', fields: imageLabels.ro },
      backgroundSize: { label: 'Încadrarea imaginii', choices: backgroundSizeLabels.ro },
      backgroundColor: 'Fundal',
      backgroundGradient: 'Fundal în degrade',
      layout: {
        label: 'Aspect',
        choices: { card: 'Card', poster: 'Afiș', 'card-container': 'Card în pagină' },
      },
      imagePosition: { label: 'Poziția imaginii', choices: { left: 'Stânga', right: 'Dreapta' } },
      fullHeight: 'Înălțime completă',
      verticalPosition: {
        label: 'Poziția verticală a textului',
        choices: { start: 'Sus', center: 'Mijloc', bottom: 'Jos' },
      },
      textColor: 'Text',
    },
  },
});
