import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';
import { linkWithChildren } from '../../parts/link.ts';

const links = { type: 'array', maxItems: 20, items: linkWithChildren } as const;
const page = (pageId: string, name: string) => ({ name, linkType: 'APP_LINK', pageId }) as const;

/**
 * The top of every page: where one is, where one can go, the language, and the account. Once on a page, and first.
 * Its links begin as specification §2 'Navbar and footer' has them; an empty name takes the page's own label.
 */
export const navbar = defineBlockSchema({
  key: 'navbar',
  title: 'Navigation bar',
  group: 'structure',
  icon: 'panel-top',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      logo: image,
      /** Percent of the theme's logo height. */
      logoHeight: { type: 'integer', minimum: 0, maximum: 300, default: 100 },
      /** Off for a logo that spells the name itself. */
      showName: { type: 'boolean', default: true },
      fixed: { type: 'boolean', default: false },
      showLangSwitcher: { type: 'boolean', default: true },
      guestLinks: {
        ...links,
        default: [
          page('p-job-list', ''),
          page('p-about', ''),
          page('p-candidate-list', ''),
          page('p-products', ''),
          { ...page('p-login', ''), isButton: true, buttonType: 'primary' },
          { ...page('p-register', ''), isButton: true, buttonType: 'secondary' },
        ],
      },
      candidateLinks: { ...links, default: [page('p-account', ''), page('p-job-list', '')] },
      employerLinks: { ...links, default: [page('p-account', ''), page('p-candidate-list', '')] },
    },
  },
  tabs: {
    content: ['guestLinks', 'candidateLinks', 'employerLinks'],
    design: ['logo', 'logoHeight', 'showName'],
    layout: ['fixed', 'showLangSwitcher'],
  },
  widgets: {
    logo: 'logo',
    logoHeight: 'slider',
    guestLinks: 'link',
    candidateLinks: 'link',
    employerLinks: 'link',
  },
});
