import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import type { MailedPerson } from './account-mails.ts';
import { secondStepMailMessages } from './second-step-mail.messages.ts';

/** What happened to how an admin logs in; `moved` is to another app, `recovered` by a recovery code. */
export type SecondStepNews =
  | { readonly kind: 'on' | 'moved' | 'off' }
  | { readonly kind: 'recovered'; readonly left: number }
  | { readonly kind: 'reset'; readonly by: string };

/** To an admin, after a change of how they log in, so that nobody's is changed unnoticed. */
export const secondStepMail = defineMail(
  'account.second-step',
  (translate, { givenName, locale }: MailedPerson, news: SecondStepNews, brand: MailBrand): WrittenMail => {
    const t = translate(secondStepMailMessages, locale, { givenName, site: brand.name });
    const { kind } = news;
    const intro =
      kind === 'recovered'
        ? t('recovered.intro', { left: news.left })
        : kind === 'reset'
          ? t('reset.intro', { by: news.by })
          : t(`${kind}.intro`);
    const content = {
      subject: t(`${kind}.subject`),
      heading: t(`${kind}.heading`),
      parts: [{ paragraph: `${t('hello')}\n${intro}` }, { paragraph: t('warning') }],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
