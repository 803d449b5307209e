import { defineBlockSchema } from '../../define-block-schema.ts';
import { color } from '../../parts/color.ts';
import { backgroundSize, image } from '../../parts/image.ts';

/**
 * A text beside a picture, as a band, a card or a poster. Not for a text that needs more than a screen: that is
 * HTML.
 */
export const textWithImage = defineBlockSchema({
  key: 'text-with-image',
  title: 'Text with image',
  group: 'content',
  icon: 'image',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      headerText: { type: 'string', default: '', maxLength: 200 },
      text: { type: 'string', default: '', maxLength: 20000 },
      image,
      backgroundSize,
      backgroundColor: color,
      backgroundGradient: { type: 'boolean', default: false },
      layout: { enum: ['card', 'poster', 'card-container'], default: 'card' },
      imagePosition: { enum: ['left', 'right'], default: 'right' },
      fullHeight: { type: 'boolean', default: false },
      verticalPosition: { enum: ['start', 'center', 'bottom'], default: 'center' },
      textColor: color,
    },
  },
  tabs: {
    content: ['headerText', 'text'],
    design: ['image', 'backgroundSize', 'backgroundColor', 'backgroundGradient', 'textColor'],
    layout: ['layout', 'imagePosition', 'fullHeight', 'verticalPosition'],
  },
  widgets: { text: 'richText', image: 'image', backgroundColor: 'color', textColor: 'color' },
});
