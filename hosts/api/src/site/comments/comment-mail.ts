import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { commentMailMessages } from './comment-mail.messages.ts';

export interface MailedComment {
  /** Who wrote it. */
  readonly name: string;
  readonly text: string;
  /** Where the page stands, as '/techniek'. */
  readonly page: string;
}

export interface MailedComments {
  readonly givenName: string;
  readonly locale: string;
  /** At least one of them calls who is mailed. */
  readonly isCalled: boolean;
  /** Oldest first; those that there is no space for are counted in `more`. */
  readonly comments: readonly MailedComment[];
  readonly more: number;
  /** Where the last of them is read and answered. */
  readonly url: string;
}

/** To somebody of the team: what was said to them about blocks, once the conversations are quiet. */
export const commentMail = defineMail(
  'team.comments',
  (
    translate,
    { givenName, locale, isCalled, comments, more, url }: MailedComments,
    brand: MailBrand,
  ): WrittenMail => {
    const name = comments.at(-1)?.name ?? '';
    const t = translate(commentMailMessages, locale, { name, givenName, site: brand.name });
    const content = {
      subject: t(isCalled ? 'calledSubject' : 'repliedSubject'),
      heading: t(isCalled ? 'calledHeading' : 'repliedHeading'),
      parts: [
        { paragraph: t('intro') },
        ...comments.flatMap(({ name: author, page, text }) => [
          { paragraph: t('wrote', { author, page }) },
          { quote: text },
        ]),
        ...(more > 0 ? [{ small: t('more', { count: more }) }] : []),
        { button: { label: t('button'), url } },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
