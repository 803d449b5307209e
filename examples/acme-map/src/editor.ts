import { defineLabels, type BlockForEditor } from '@boardwright/blocks-schema';
import { schema } from './acme-map.js';

/** What admins read and see of the block: a setting without a label does not compile. */
export const editor: BlockForEditor = {
  labels: defineLabels(schema, {
    en: {
      title: 'Map',
      settings: {
        title: 'Title',
        address: 'Address',
        latitude: { label: 'Latitude', help: 'How far north, in degrees.' },
        longitude: { label: 'Longitude', help: 'How far east, in degrees.' },
        zoom: 'How near',
        showLink: 'Show the link to a real map',
      },
    },
    nl: {
      title: 'Kaart',
      settings: {
        title: 'Titel',
        address: 'Adres',
        latitude: { label: 'Breedtegraad', help: 'Hoe ver naar het noorden, in graden.' },
        longitude: { label: 'Lengtegraad', help: 'Hoe ver naar het oosten, in graden.' },
        zoom: 'Hoe dichtbij',
        showLink: 'Link naar een echte kaart tonen',
      },
    },
    ro: {
      title: 'Hartă',
      settings: {
        title: 'Titlu',
        address: 'Adresă',
        latitude: { label: 'Latitudine', help: 'Cât de departe spre nord, în grade.' },
        longitude: { label: 'Longitudine', help: 'Cât de departe spre est, în grade.' },
        zoom: 'Cât de aproape',
        showLink: 'Afișează linkul către o hartă reală',
      },
    },
  }),
  drawing: [
    't0 8.5 8.5 87 47 3',
    't2 8 30 88 3 0',
    't2 34 8 3 48 0',
    't2 70 8 3 48 0',
    't4 M52 44c-7-9-11-14-11-20a11 11 0 0 1 22 0c0 6-4 11-11 20Z',
  ],
};
