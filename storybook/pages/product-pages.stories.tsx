import { productPageStories } from '@boardwright/engine/stories';
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = productPageStories();

const meta: Meta = {
  title: 'Pages/Of the product itself',
  tags: ['autodocs'],
  ...withText(
    shared,
    'What the product itself shows: where something broke, and what a site or a mailed link has before there are pages.',
  ),
};
export default meta;

const link = { email: 'sanne@voorbeeld.nl', needsPassword: true, needsTerms: true };
const newsletter = { email: link.email, name: 'Nieuwsbrief' };

export const ServerError = story({
  status: 500,
  error: { status: 500, message: 'Server error: connect ECONNREFUSED' },
});
export const ComingSoon = story({ status: 200, system: { kind: 'coming-soon' } });
export const CreateJobboard = story({ status: 200, system: { kind: 'create-jobboard' } });
export const SitePassword = story({ status: 200, system: { kind: 'site-auth', next: '/' } });
export const VerifyAddress = story({ status: 200, system: { kind: 'verify-address', link } });
export const SaveProfile = story({
  status: 200,
  system: {
    kind: 'save-profile',
    link: {
      ...link,
      stored: { name: 'Sanne Wiersma', phone: '+31612345678', cv: 'CV Sanne.pdf', hasAccount: false },
    },
  },
});
export const SwitchAccount = story({ status: 200, system: { kind: 'switch-account', next: '/my-account' } });
export const NewsletterConfirm = story({
  status: 200,
  system: { kind: 'newsletter-confirm', newsletter },
});
export const NewsletterConfirmed = story({
  status: 200,
  system: { kind: 'newsletter-confirmed', newsletter },
});
export const NewsletterEnd = story({ status: 200, system: { kind: 'newsletter-end', newsletter } });
export const NewsletterEnded = story({ status: 200, system: { kind: 'newsletter-ended', newsletter } });
export const NewsletterExpired = story({ status: 200, system: { kind: 'newsletter-expired' } });
