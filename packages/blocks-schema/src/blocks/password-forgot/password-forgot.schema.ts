import { defineBlockSchema } from '../../define-block-schema.ts';
import { backgroundSize, image } from '../../parts/image.ts';

/**
 * Asking for the mail by which a password is chosen anew. Only on its own page: the login leads there.
 */
export const passwordForgot = defineBlockSchema({
  key: 'password-forgot',
  title: 'Password forgot',
  group: 'account',
  icon: 'lock-keyhole',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      headline: { type: 'string', default: '', maxLength: 120 },
      backgroundImage: image,
      backgroundSize,
    },
  },
  fallbacks: { headline: 'headline' },
  tabs: { content: ['headline'], design: ['backgroundImage', 'backgroundSize'] },
  widgets: { backgroundImage: 'backdrop' },
});
