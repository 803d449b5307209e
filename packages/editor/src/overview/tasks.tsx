import type { AdminArea, Overview } from '@boardwright/api-client/contract';
import {
  Building2,
  CalendarClock,
  Eye,
  Flag,
  Link2Off,
  type LucideIcon,
  MailWarning,
  MailX,
  ReceiptText,
  Rss,
  SearchX,
} from 'lucide-react';
import { Link } from 'react-router';
import { useDay } from '../lists/use-day.ts';
import { useRights } from '../ui/admin-rights.ts';
import controls from '../ui/controls.module.css';
import { useFigureFormat } from './figure-format.ts';
import { useOverviewAddress } from './use-overview-address.ts';
import { useOverviewMessages } from './use-overview-messages.ts';
import styles from './overview.module.css';

interface Task {
  readonly name: string;
  /** What it leads to is about. */
  readonly area: AdminArea;
  readonly sign: LucideIcon;
  readonly tone?: 'bad' | 'open' | undefined;
  readonly title: string;
  readonly about: string;
  /** What is done about it, and where. */
  readonly action: string;
  readonly to: string;
}

/** What waits for the admin: only what is there, and what their role includes. */
function useTasks({
  review,
  companies,
  reports,
  deliveries,
  mails,
  invoices,
  feeds,
  missing,
  in_vain: inVain,
  ending,
}: Overview['tasks']): readonly Task[] {
  const t = useOverviewMessages();
  const rightIn = useRights();
  const amount = useFigureFormat();
  const day = useDay();
  const { editorQuery } = useOverviewAddress();
  const at = (path: string, query: string) => `${path}?${[editorQuery, query].filter(Boolean).join('&')}`;
  const all: readonly (Task & { readonly count: number })[] = [
    {
      name: 'reports',
      area: 'jobs',
      count: reports.count,
      sign: Flag,
      tone: 'bad',
      title: t('tasks.reports', { count: reports.count }),
      about: reports.since === null ? '' : t('tasks.since', { day: day(reports.since) }),
      action: t('tasks.decide'),
      to: at('/jobs', 'part=reports'),
    },
    {
      name: 'deliveries',
      area: 'people',
      count: deliveries.count,
      sign: MailX,
      tone: 'bad',
      title: t('tasks.deliveries', { count: deliveries.count }),
      about: deliveries.since === null ? '' : t('tasks.sentSince', { day: day(deliveries.since) }),
      action: t('tasks.look'),
      to: at('/people', 'part=applications&state=failed'),
    },
    {
      name: 'mails',
      area: 'people',
      count: mails.count,
      sign: MailWarning,
      tone: 'bad',
      title: t('tasks.mails', { count: mails.count }),
      about: mails.since === null ? '' : t('tasks.sentSince', { day: day(mails.since) }),
      action: t('tasks.look'),
      to: at('/mails', 'part=log&state=failed'),
    },
    {
      name: 'review',
      area: 'jobs',
      count: review.count,
      sign: Eye,
      tone: 'open',
      title: t('tasks.review', { count: review.count }),
      about: review.since === null ? '' : t('tasks.waitingSince', { day: day(review.since) }),
      action: t('tasks.look'),
      to: at('/jobs', 'status=review'),
    },
    {
      name: 'companies',
      area: 'companies',
      count: companies.count,
      sign: Building2,
      tone: 'open',
      title: t('tasks.companies', { count: companies.count }),
      about: companies.since === null ? '' : t('tasks.waitingSince', { day: day(companies.since) }),
      action: t('tasks.look'),
      to: at('/companies', 'state=waiting'),
    },
    {
      name: 'invoices',
      area: 'shop',
      count: invoices.count,
      sign: ReceiptText,
      tone: invoices.late > 0 ? 'bad' : 'open',
      title: t('tasks.invoices', { count: invoices.count, amount: amount('revenue', invoices.cents) }),
      about: invoices.late > 0 ? t('tasks.late', { count: invoices.late }) : t('tasks.inTime'),
      action: t('tasks.seeInvoices'),
      to: at('/shop', 'part=invoices'),
    },
    {
      name: 'feeds',
      area: 'site',
      count: feeds.count,
      sign: Rss,
      tone: 'bad',
      title: t('tasks.feeds', { count: feeds.count }),
      about: feeds.name ?? '',
      action: t('tasks.look'),
      to: at('/settings', 'section=feeds'),
    },
    {
      name: 'missing',
      area: 'content',
      count: missing.count,
      sign: Link2Off,
      title: t('tasks.missing', { count: missing.count }),
      about: t('tasks.most', { path: missing.path ?? '', hits: missing.hits }),
      action: t('tasks.mend'),
      to: at('/content', 'part=redirects'),
    },
    {
      name: 'inVain',
      area: 'content',
      count: inVain.count,
      sign: SearchX,
      title: t('tasks.inVain', { count: inVain.count }),
      about: t('tasks.most', { path: inVain.words ?? '', hits: inVain.searches }),
      action: t('tasks.look'),
      to: at('/content', 'part=landing-pages'),
    },
    {
      name: 'ending',
      area: 'jobs',
      count: ending.count,
      sign: CalendarClock,
      title: t('tasks.ending', { count: ending.count }),
      about: ending.few > 0 ? t('tasks.few', { count: ending.few }) : t('tasks.enough'),
      action: t('tasks.seeJobs'),
      to: at('/jobs', 'status=ending&sort=till'),
    },
  ];
  return all.filter(({ count, area }) => count > 0 && rightIn(area) !== 'nothing');
}

/** Today's tasks; nothing due is one quiet line. */
export function Tasks({ tasks: given }: { readonly tasks: Overview['tasks'] }) {
  const t = useOverviewMessages();
  const tasks = useTasks(given);
  if (tasks.length === 0) return <p className={styles.quiet}>{t('quiet')}</p>;
  return (
    <ul className={styles.tasks} aria-label={t('tasks.title')}>
      {tasks.map(({ name, sign: Sign, tone, title, about, action, to }) => (
        <li key={name}>
          <span className={styles.sign} data-tone={tone}>
            <Sign size={16} strokeWidth={1.8} aria-hidden />
          </span>
          <div>
            <b>{title}</b>
            <span title={about}>{about}</span>
          </div>
          <Link className={`${controls.button} ${controls.secondary}`} to={to}>
            {action}
          </Link>
        </li>
      ))}
    </ul>
  );
}
