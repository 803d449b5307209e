import {
  composed,
  everyMail,
  mailBrand,
  type MailKind,
  type MailVariant,
  type SampledMail,
} from '@boardwright/api/mails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandSettings } from '../brand/own-brand.ts';
import { firstToolbar, type Toolbar } from '../.storybook/toolbar.ts';
import { MailView } from './mail-view.tsx';

/** What all stories of mails share; spread it into the file's default export. */
export const sharedByMails: Meta = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, docs: { source: { code: null } } },
};

/**
 * A mail in a brand and a language of the toolbar, with the sample that admins see too.
 * @param purpose to whom, and when
 * @param variant which of its forms
 */
export const mailStory = (purpose: string, kind: MailKind, variant: MailVariant = 'usual'): StoryObj => ({
  parameters: { docs: { description: { story: purpose } } },
  render: (_, { globals }) => {
    const { locale, brand, ...own } = { ...firstToolbar, ...(globals as Partial<Toolbar>) };
    const { primaryColour } = brandSettings(brand, own);
    const site = { name: 'Wadwerk', settings: { primary_color: primaryColour } };
    const declared: SampledMail | undefined = everyMail.find((mail) => mail.kind === kind);
    const write = declared?.samples[variant];
    if (!write) throw new Error(`There is no sample '${variant}' of ${kind}`);
    return (
      <MailView mail={composed(write(mailBrand(site, 'https://wadwerk.example'), locale))} locale={locale} />
    );
  },
});
