import type { AlertFrequency } from '@boardwright/api-client/contract';
import type { AlertFilter } from '../../platform/database/tables/alerts.ts';
import { translateIn } from '@boardwright/messages';
import { alertMessages } from './alert-mail.messages.ts';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** What the mails say of an alert. */
export interface MailedAlert {
  readonly filter: AlertFilter;
  readonly frequency: AlertFrequency;
  /** Names of its segments. */
  readonly segmentNames: readonly string[];
  /** Pages it leads to. */
  readonly links: {
    readonly confirm: string;
    readonly manage: string;
    readonly unsubscribe: string;
    /** The job list with the alert's search. */
    readonly list: string;
  };
}

export interface AlertedJob {
  readonly title: string;
  /** Employer, place: one line. */
  readonly details: string;
  readonly url: string;
}

const sentence = translateIn(alertMessages);

function salaryText({ salaryMin, salaryMax }: AlertFilter, locale: string): string | undefined {
  const euros = (amount: number) => new Intl.NumberFormat(locale).format(amount);
  const min = salaryMin === undefined ? '' : euros(salaryMin);
  const max = salaryMax === undefined ? '' : euros(salaryMax);
  if (min && max) return sentence(locale, 'pays', { min, max });
  if (min) return sentence(locale, 'paysFrom', { min });
  return max ? sentence(locale, 'paysTill', { max }) : undefined;
}

/** What is searched for, in one line: 'monteur · Groningen, tot 25 km · Techniek'. */
export function alertText(
  { filter, segmentNames }: Pick<MailedAlert, 'filter' | 'segmentNames'>,
  locale: string,
): string {
  const { search, city, lat, range } = filter;
  const place =
    city !== undefined && lat !== undefined && range !== undefined
      ? sentence(locale, 'within', { city, range: String(range) })
      : city;
  const parts = [
    search,
    place,
    ...segmentNames,
    salaryText(filter, locale),
    filter.remote ? sentence(locale, 'remote') : undefined,
  ];
  return (
    parts.filter((part) => part !== undefined && part !== '').join(' · ') || sentence(locale, 'anything')
  );
}

/** To an address somebody gave: nothing more is sent before its owner says so. */
export const confirmAlertMail = defineMail(
  'job-alert.confirm',
  (translate, alert: MailedAlert, brand: MailBrand, locale: string): WrittenMail => {
    const t = translate(alertMessages, locale);
    const values = { site: brand.name };
    const content = {
      subject: t('confirmSubject', values),
      heading: t('confirmHeading'),
      parts: [
        { paragraph: t('confirmIntro', values) },
        {
          facts: [
            [t('search'), alertText(alert, locale)],
            [t('frequency'), t(alert.frequency)],
          ] as const,
        },
        { button: { label: t('confirm'), url: alert.links.confirm } },
        { small: t('confirmExpires') },
      ],
      footer: t('confirmFooter', values),
    };
    return { content, brand, locale };
  },
);

/**
 * The jobs that are new in an alert's search.
 * @param jobs those to show, the newest first
 * @param total how many there are in all
 */
export const alertMail = defineMail(
  'job-alert.jobs',
  (
    translate,
    alert: MailedAlert,
    jobs: readonly AlertedJob[],
    total: number,
    brand: MailBrand,
    locale: string,
  ): WrittenMail => {
    const t = translate(alertMessages, locale);
    const values = {
      site: brand.name,
      search: alertText(alert, locale),
      count: new Intl.NumberFormat(locale).format(total),
      title: jobs[0]?.title ?? '',
      frequency: t(alert.frequency),
    };
    const { links } = alert;
    const content = {
      subject: t(total === 1 ? 'oneSubject' : 'manySubject', values),
      heading: t(total === 1 ? 'oneHeading' : 'manyHeading', values),
      parts: [
        { paragraph: t('intro', values) },
        { jobs },
        { button: { label: t(total > jobs.length ? 'all' : 'back', values), url: links.list } },
        {
          links: [
            { label: t('manage'), url: links.manage },
            { label: t('unsubscribe'), url: links.unsubscribe },
          ],
        },
      ],
      footer: t('footer', values),
    };
    return { content, brand, locale };
  },
);
