import { defineBlockSchema } from '../../define-block-schema.ts';
import { backgroundSize, image } from '../../parts/image.ts';

/**
 * Choosing another password, behind the mailed link or in the account. Only on the page that mails lead to.
 */
export const passwordChange = defineBlockSchema({
  key: 'password-change',
  title: 'Password change',
  group: 'account',
  icon: 'key-round',
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
