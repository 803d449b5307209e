import { defineBlockSchema } from '../../define-block-schema.ts';
import { backgroundSize, image } from '../../parts/image.ts';

const headline = { type: 'string', default: '', maxLength: 120 } as const;

/**
 * Logging in, for candidates and employers beside each other or for one of the two. Only on the login page:
 * everywhere else a link leads there.
 */
export const login = defineBlockSchema({
  key: 'login',
  title: 'Login',
  group: 'account',
  icon: 'log-in',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      headlineCandidate: headline,
      headlineEmployer: headline,
      layout: { enum: ['oneForm', 'splitForm'], default: 'splitForm' },
      backgroundImage: image,
      backgroundSize,
    },
  },
  tabs: {
    content: ['headlineCandidate', 'headlineEmployer'],
    layout: ['layout'],
    design: ['backgroundImage', 'backgroundSize'],
  },
  widgets: { backgroundImage: 'backdrop' },
});
