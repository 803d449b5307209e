import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';
import { videoLink } from '../../parts/video-link.ts';

/**
 * A video: a file of the library, or one of YouTube or Vimeo, of which nothing is loaded before somebody presses play.
 * Not for a moving ground behind text: that keeps people from reading.
 */
export const video = defineBlockSchema({
  key: 'video',
  title: 'Video',
  group: 'content',
  icon: 'play',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
      /** Below the video: what is in it, for who does not play it. */
      text: { type: 'string', default: '', maxLength: 2000 },
      source: { enum: ['file', 'link'], default: 'file' },
      /** The address of a video of the library. */
      file: { type: 'string', default: '', maxLength: 2000, kind: 'design' },
      link: videoLink,
      /** Stands there until it is played; without one, that of the library. */
      poster: image,
      ratio: { enum: ['16:9', '4:3', '1:1', '9:16'], default: '16:9' },
    },
  },
  tabs: {
    content: ['title', 'text'],
    dataSource: ['source', 'file', 'link'],
    design: ['poster'],
    layout: ['ratio'],
  },
  widgets: { text: 'textarea', file: 'video', poster: 'backdrop' },
});
