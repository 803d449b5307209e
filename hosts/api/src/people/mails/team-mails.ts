import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { teamMailMessages } from './team-mail.messages.ts';

export interface MailedTeamInvitation {
  readonly inviter: string;
  /** The role's name in the language of the mail. */
  readonly role: string;
  readonly locale: string;
  readonly url: string;
}

/** To somebody who is asked to run a site with others: the link by which they begin. */
export const teamInvitationMail = defineMail(
  'account.team',
  (translate, { inviter, role, locale, url }: MailedTeamInvitation, brand: MailBrand): WrittenMail => {
    const t = translate(teamMailMessages, locale, { inviter, role, site: brand.name });
    const content = {
      subject: t('subject'),
      heading: t('heading'),
      parts: [
        { paragraph: t('intro') },
        { paragraph: t('text') },
        { button: { label: t('button'), url } },
        { small: t('until') },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
