/** A link as navbar, footer and buttons keep it (specification §3 'Link item'). Fragments are spread into schemas. */
export const link = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', default: '', maxLength: 120 },
    linkType: {
      enum: ['CUSTOM_LINK', 'SOCIAL_LINK', 'APP_LINK', 'JOB_LINK', 'DROPDOWN'],
      default: 'CUSTOM_LINK',
    },
    /** An address, for CUSTOM_LINK, SOCIAL_LINK and JOB_LINK. */
    link: { type: 'string', default: '', maxLength: 2000, kind: 'address' },
    /** A page kind's identifier, or a page's number, for APP_LINK. */
    pageId: { type: 'string', default: '', maxLength: 60, kind: 'design' },
    socialType: { enum: ['', 'FACEBOOK', 'TWITTER', 'LINKED_IN', 'INSTAGRAM'], default: '' },
    isButton: { type: 'boolean', default: false },
    buttonType: { enum: ['primary', 'secondary', 'plain', 'info'], default: 'plain' },
    targetBlank: { type: 'boolean', default: false },
    hasIcon: { type: 'boolean', default: false },
    iconType: { type: 'string', default: '', maxLength: 60, kind: 'design' },
  },
} as const;

/** A link that may open a list of links (one level, as the specification's dropdown). */
export const linkWithChildren = {
  ...link,
  properties: { ...link.properties, children: { type: 'array', maxItems: 20, items: link, default: [] } },
} as const;

const { name, link: address, pageId, socialType, targetBlank, hasIcon, iconType } = link.properties;

/** A link that is words, as a footer's or a button's: what it looks like is not its own to say (§2 'footer'). */
export const textLink = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name,
    linkType: { enum: ['CUSTOM_LINK', 'APP_LINK', 'JOB_LINK'], default: 'CUSTOM_LINK' },
    link: address,
    pageId,
    targetBlank,
    hasIcon,
    iconType,
  },
} as const;

/** The board elsewhere: drawn as the network's mark, named in words. */
export const socialLink = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name,
    linkType: { enum: ['SOCIAL_LINK'], default: 'SOCIAL_LINK' },
    socialType,
    link: address,
    targetBlank,
  },
} as const;

/** One button, for a call to action. */
export const buttonLink = { ...textLink, required: [], default: {} } as const;
