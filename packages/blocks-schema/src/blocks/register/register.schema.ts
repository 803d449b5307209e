import { defineBlockSchema } from '../../define-block-schema.ts';
import { backgroundSize, image } from '../../parts/image.ts';

const richText = (maxLength: number) => ({ type: 'string', default: '', maxLength }) as const;

/**
 * Making an account, as a candidate or as an employer. Only on its own page: the login leads there.
 */
export const register = defineBlockSchema({
  key: 'register',
  title: 'Register',
  group: 'account',
  icon: 'user-round-plus',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      headline: { type: 'string', default: '', maxLength: 120 },
      /** Beside the box that accepts the terms. */
      checkboxAcceptText: richText(1000),
      termsTextCandidate: richText(20_000),
      termsTextEmployer: richText(20_000),
      hiddenEmployerFields: {
        type: 'array',
        maxItems: 2,
        uniqueItems: true,
        default: [],
        items: { enum: ['phone', 'address'] },
      },
      layout: { enum: ['oneForm', 'splitForm'], default: 'oneForm' },
      backgroundImage: image,
      backgroundSize,
    },
  },
  tabs: {
    content: ['headline', 'checkboxAcceptText', 'termsTextCandidate', 'termsTextEmployer'],
    configuration: ['hiddenEmployerFields'],
    layout: ['layout'],
    design: ['backgroundImage', 'backgroundSize'],
  },
  widgets: {
    checkboxAcceptText: 'richText',
    termsTextCandidate: 'richText',
    termsTextEmployer: 'richText',
    hiddenEmployerFields: 'multiSelect',
    backgroundImage: 'backdrop',
  },
});
