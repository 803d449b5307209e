import { mailBrand, type ComposedMail, type MailBrand } from '@boardwright/api/mails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandSettings } from '../brand/own-brand.ts';
import { firstToolbar, type Toolbar } from '../.storybook/toolbar.ts';
import { MailView } from './mail-view.tsx';

/** A mail in a brand and a language of the toolbar, by the functions that the API composes its mails with. */
export type Compose = (brand: MailBrand, locale: string) => ComposedMail;

/** What all stories of mails share; spread it into the file's default export. */
export const sharedByMails: Meta = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, docs: { source: { code: null } } },
};

/** @param purpose to whom, and when */
export const mailStory = (purpose: string, compose: Compose): StoryObj => ({
  parameters: { docs: { description: { story: purpose } } },
  render: (_, { globals }) => {
    const { locale, brand, ...own } = { ...firstToolbar, ...(globals as Partial<Toolbar>) };
    const { primaryColour } = brandSettings(brand, own);
    const site = { name: 'Wadwerk', settings: { primary_color: primaryColour } };
    return <MailView mail={compose(mailBrand(site, 'https://wadwerk.example'), locale)} locale={locale} />;
  },
});
