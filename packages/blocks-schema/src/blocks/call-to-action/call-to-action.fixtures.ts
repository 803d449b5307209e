import { defineFixtures } from '../../define-fixtures.ts';
import { callToAction } from './call-to-action.schema.ts';

const text =
  '<h2>Op zoek naar een nieuwe collega?</h2><p>Plaats je vacature binnen tien minuten. Je bereikt elke maand 48.000 werkzoekenden in het Noorden.</p>';
const buttonLink = { name: 'Vacature plaatsen', linkType: 'APP_LINK', pageId: 'p-account' } as const;
const secondButtonLink = { name: 'Bekijk tarieven', linkType: 'APP_LINK', pageId: 'p-products' } as const;

export const callToActionFixtures = defineFixtures(callToAction, {
  default: { title: 'As it comes', settings: {} },
  'row-spread': {
    title: 'Text at one end, buttons at the other',
    settings: { text, buttonLink, secondButtonLink },
  },
  'row-center': {
    title: 'Text and buttons beside each other, in the middle',
    settings: { text, buttonLink, layout: 'row-center' },
  },
  column: {
    title: 'Below each other, in the middle',
    settings: { text, buttonLink, secondButtonLink, layout: 'column' },
  },
  colours: {
    title: 'A ground of its own: the text follows',
    settings: { text, buttonLink, secondButtonLink, backgroundColor: '#fde7c4' },
  },
  'unreadable-colours': {
    title: 'Two colours that cannot be read together',
    settings: { text, buttonLink, backgroundColor: '#e6a03a', textColor: '#f0c070' },
  },
  'long-text': {
    title: 'Long words and long buttons',
    settings: {
      text: '<h2>Arbeidsmarktcommunicatiemedewerkers en verpleegkundigspecialisten gezocht</h2><p>Plaats je vacature binnen tien minuten. Je bereikt elke maand 48.000 werkzoekenden in Groningen, Friesland en Drenthe, van starters tot leidinggevenden.</p><ul><li>Altijd met salaris</li><li>Altijd met reisafstand</li></ul>',
      buttonLink: { ...buttonLink, name: 'Publică un anunț de angajare gratuit' },
      secondButtonLink: { ...secondButtonLink, name: 'Vezi toate produsele și tarifele' },
    },
  },
  'version-0': {
    title: 'Stored when a button was a text and an address',
    version: 0,
    settings: {
      text,
      buttonText: 'Vacature plaatsen',
      buttonUrl: 'https://wadwerk.example/plaatsen',
      buttonNewTab: true,
    },
  },
});
