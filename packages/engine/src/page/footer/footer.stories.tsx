import { playground } from '@boardwright/ui/stories';
import { createTranslator } from '@boardwright/ui/translator';
import type { Locale } from '@boardwright/messages';
import type { Translate } from '@boardwright/ui/translate';
import type { StoredLink } from '../links/resolve-link.ts';
import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { FooterBase, type FooterBaseProps } from './footer-base.tsx';
import { FooterLinks } from './footer-links.tsx';
import { footerPartsMessages } from './footer-parts.messages.ts';
import { FooterSocial } from './footer-social.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Footer parts',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(FooterBase, { FooterLinks, FooterSocial }),
};
export default meta;

const link = { linkType: 'CUSTOM_LINK', targetBlank: false } as const;
const links: readonly StoredLink[] = [
  { ...link, name: 'Over ons', link: '/over-ons' },
  { ...link, name: 'Voorwaarden', link: '/voorwaarden' },
];
const networks: readonly StoredLink[] = [
  { ...link, name: 'LinkedIn', link: 'https://www.linkedin.com/company/wadwerk', socialType: 'LINKED_IN' },
  { ...link, name: 'Instagram', link: 'https://www.instagram.com/wadwerk', socialType: 'INSTAGRAM' },
];

/** The words that the footer block hands on. */
function translatorIn(globals: Readonly<Record<string, unknown>>): Translate {
  const locale = (globals['locale'] ?? 'nl') as Locale;
  return createTranslator(locale, { footer: footerPartsMessages[locale] }).namespace('footer');
}

export const Playground: PartStory = {
  ...playground<FooterBaseProps>(
    { links, showLanguages: true },
    { links: 'object', showLanguages: 'boolean' },
  ),
  render: (args, { globals }) => <FooterBase {...(args as FooterBaseProps)} t={translatorIn(globals)} />,
};

export const Links: PartStory = {
  render: () => <FooterLinks links={links} />,
};

export const Social: PartStory = {
  render: (_, { globals }) => <FooterSocial links={networks} t={translatorIn(globals)} />,
};
