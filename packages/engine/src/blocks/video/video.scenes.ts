import { videoConsent } from '@boardwright/blocks-schema';
import type { BlockScenes } from '../../testing/preview-scenes.ts';
import { previewBoard } from '../../testing/preview-board.ts';

const findVideos = async () => ({
  data: [
    {
      url: '/uploads/art/wad.mp4',
      mime: 'video/mp4',
      poster_url: null,
      about: 'Een garnalenkotter vaart uit bij eb',
      captions: [{ language: 'nl', url: '/uploads/art/wad.nl.vtt' }],
    },
  ],
});
const { consent } = previewBoard('nl');
const asking = { ...consent, state: 'unset', accepted: [] } as const;

export const videoScenes: BlockScenes = {
  all: { answers: { calls: { media: { findVideos } } }, board: { consent: asking } },
  of: {
    default: { board: { consent: asking, layout: 'editor' } },
    agreed: { board: { consent: { ...asking, accepted: [videoConsent] } } },
  },
};
