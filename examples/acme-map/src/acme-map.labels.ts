import { defineLabels } from '@boardwright/blocks-schema';
import { schema } from './acme-map.js';

/** What admins read of the block: a setting without a label does not compile. */
export const labels = defineLabels(schema, {
  en: {
    title: 'Map',
    titles: { place: 'Place', 'acme/maps': 'Maps' },
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
    titles: { place: 'Plaats', 'acme/maps': 'Kaarten' },
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
    titles: { place: 'Locul', 'acme/maps': 'Hărți' },
    settings: {
      title: 'Titlu',
      address: 'Adresă',
      latitude: { label: 'Latitudine', help: 'Cât de departe spre nord, în grade.' },
      longitude: { label: 'Longitudine', help: 'Cât de departe spre est, în grade.' },
      zoom: 'Cât de aproape',
      showLink: 'Afișează linkul către o hartă reală',
    },
  },
});
