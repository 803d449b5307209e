import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { planMailMessages } from './plan-mail.messages.ts';

export interface MailedPlan {
  readonly givenName: string;
  readonly locale: string;
  /** Of a release; null for what was planned from a page. */
  readonly name: string | null;
  /** When it went, or was to go, as people read it. */
  readonly time: string;
  /** What kept it from visitors, as a sentence; undefined where it went. */
  readonly problem: string | undefined;
  /** Where it is looked at. */
  readonly url: string;
}

/** To who planned something: it is with visitors, or why it is not. */
export const planMail = defineMail(
  'team.plan',
  (translate, { givenName, locale, name, time, problem, url }: MailedPlan, brand: MailBrand): WrittenMail => {
    const words = translate(planMailMessages, locale);
    const t = translate(planMailMessages, locale, {
      name: name ?? words('what'),
      givenName,
      time,
      site: brand.name,
    });
    const isDone = problem === undefined;
    const content = {
      subject: t(isDone ? 'doneSubject' : 'failedSubject'),
      heading: t(isDone ? 'doneHeading' : 'failedHeading'),
      parts: [
        { paragraph: t(isDone ? 'doneIntro' : 'failedIntro') },
        ...(isDone ? [] : [{ quote: problem }, { paragraph: t('failedThen') }]),
        { button: { label: t('button'), url } },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
