/**
 * A picture. `src` is an address on the site; an address ending in `.svg#id` is a drawing that takes the brand's colours.
 * Empty words mean nothing by themselves: `decorative` says that the picture needs none.
 * The focal point (percent) is what stays in sight when the picture is cropped.
 */
export const image = {
  type: 'object',
  additionalProperties: false,
  properties: {
    src: { type: 'string', default: '', maxLength: 2000, kind: 'design' },
    alt: { type: 'string', default: '', maxLength: 300 },
    decorative: { type: 'boolean' },
    focalX: { type: 'integer', minimum: 0, maximum: 100, default: 50 },
    focalY: { type: 'integer', minimum: 0, maximum: 100, default: 50 },
  },
  default: {},
} as const;

export const backgroundSize = { enum: ['auto', 'contain', 'cover'], default: 'cover' } as const;
