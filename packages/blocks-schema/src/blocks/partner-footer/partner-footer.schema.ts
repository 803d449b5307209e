import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';
import { socialLink, textLink } from '../../parts/link.ts';
import { webAddress } from '../../parts/web-address.ts';

/**
 * The footer of a board that is made with a partner (specification §1): one slim line of whose it is, then the fine
 * print. Never together with a footer.
 */
export const partnerFooter = defineBlockSchema({
  key: 'partner-footer',
  title: 'Partner footer',
  group: 'structure',
  icon: 'handshake',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      partnerName: { type: 'string', default: '', maxLength: 120 },
      partnerLogo: image,
      partnerLink: webAddress,
      /** Before the partner's name; empty says 'In partnership with' in the page's language. */
      partnerText: { type: 'string', default: '', maxLength: 120 },
      links: { type: 'array', maxItems: 12, items: textLink, default: [] },
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
      showLangSwitcher: { type: 'boolean', default: true },
    },
  },
  fallbacks: { partnerText: 'partnership' },
  tabs: {
    content: [
      'partnerName',
      'partnerLogo',
      'partnerLink',
      'partnerText',
      'links',
      'socialLinks',
      'baseLinks',
    ],
    layout: ['showLangSwitcher'],
  },
  widgets: { partnerLogo: 'logo', links: 'link', socialLinks: 'link', baseLinks: 'link' },
});
