import type { BlockScenes } from '../../testing/preview-scenes.ts';

const several = [
  { id: 1, name: 'Weekbericht', consent: 'Mail mij de nieuwsbrief “Weekbericht”. Afmelden kan altijd.' },
  { id: 2, name: 'Personeel', consent: 'Mail mij de nieuwsbrief “Personeel”. Afmelden kan altijd.' },
];

export const newsletterScenes: BlockScenes = {
  of: {
    several: { configuration: { newsletters: several } },
    none: { configuration: { newsletters: [] }, board: { layout: 'editor' } },
  },
};
