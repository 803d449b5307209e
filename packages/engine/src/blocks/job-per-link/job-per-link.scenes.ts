import type { BlockScenes } from '../../testing/preview-scenes.ts';

const near: Readonly<Record<string, number>> = { Groningen: 486, Leeuwarden: 212, Assen: 143, Emmen: 97 };

export const jobPerLinkScenes: BlockScenes = {
  all: {
    answers: { total: ({ location_name: place, search }) => (search ? 58 : (near[String(place)] ?? 31)) },
  },
};
