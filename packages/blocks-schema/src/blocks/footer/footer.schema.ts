import { defineBlockSchema } from '../../define-block-schema.ts';
import { socialLink, textLink } from '../../parts/link.ts';

/**
 * The end of every page: links in columns, networks, languages and the fine print. Once on a page, and never
 * together with a partner footer.
 */
export const footer = defineBlockSchema({
  key: 'footer',
  title: 'Footer',
  group: 'structure',
  icon: 'panel-bottom',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Off for a logo that spells the name itself. */
      showName: { type: 'boolean', default: true },
      aboutText: { type: 'string', default: '', maxLength: 500 },
      showLangSwitcher: { type: 'boolean', default: true },
      footerLinks: {
        type: 'array',
        maxItems: 8,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            /** The editor's own name of the column. */
            name: { type: 'string', default: '', maxLength: 80 },
            title: { type: 'string', default: '', maxLength: 80 },
            contentType: { enum: ['links', 'html'], default: 'links' },
            links: { type: 'array', maxItems: 30, items: textLink, default: [] },
            htmlContent: { type: 'string', default: '', maxLength: 20000 },
          },
        },
      },
      socialLinks: { type: 'array', maxItems: 10, items: socialLink, default: [] },
      baseLinks: {
        type: 'array',
        maxItems: 10,
        items: textLink,
        default: [
          { name: '', linkType: 'APP_LINK', pageId: 'p-terms-and-conditions' },
          { name: '', linkType: 'APP_LINK', pageId: 'p-privacy' },
        ],
      },
    },
  },
  tabs: {
    content: ['aboutText', 'footerLinks', 'socialLinks', 'baseLinks'],
    design: ['showName'],
    layout: ['showLangSwitcher'],
  },
  widgets: {
    'footerLinks.links': 'link',
    'footerLinks.htmlContent': 'html',
    socialLinks: 'link',
    baseLinks: 'link',
  },
});
