import { type AdminJob, boostFactors } from '@boardwright/api-client/contract';
import controls from '../../ui/controls.module.css';
import { useShopMessages } from '../use-shop-messages.ts';
import list from '../../lists/list.module.css';

const tones: Readonly<Partial<Record<AdminJob['status'], string>>> = {
  active: 'good',
  scheduled: 'open',
  paused: 'open',
};

interface JobTableProps {
  readonly jobs: readonly AdminJob[];
  readonly onBoost: (job: AdminJob) => void;
  /** To take it off the site, or put it back. */
  readonly onDecide: (job: AdminJob) => void;
}

export function JobTable({ jobs, onBoost, onDecide }: JobTableProps) {
  const { t, day, number } = useShopMessages();
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('job.title')}</th>
          <th scope="col" className={list.extra}>
            {t('job.state')}
          </th>
          <th scope="col" className={list.extra}>
            {t('job.till')}
          </th>
          <th scope="col">{t('job.boost')}</th>
          <th scope="col">
            <span className={controls.unseen}>{t('does')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.uuid}>
            <td>
              <Title job={job} />
              <small>
                {job.organisation_name}
                {job.client === null || job.client.name === job.organisation_name
                  ? null
                  : ` · ${job.client.name}`}
              </small>
              {job.withheld ? (
                <div className={list.narrow}>
                  <JobState job={job} />
                </div>
              ) : null}
            </td>
            <td className={list.extra}>
              <JobState job={job} />
            </td>
            <td className={list.extra}>{job.till === null ? t('job.noEnd') : day(job.till)}</td>
            <td>
              {job.boost_factor === boostFactors.usual ? t('job.usual') : <b>{number(job.boost_factor)}</b>}
            </td>
            <td className={list.does}>
              <Action job={job} text={t('boost.ask')} onPress={onBoost} />
              <Action job={job} text={t(job.withheld ? 'restore.ask' : 'withhold.ask')} onPress={onDecide} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a job stands, and who took it off the site and when. */
export function JobState({ job }: { readonly job: AdminJob }) {
  const { t, day } = useShopMessages();
  const { status, withheld, premium } = job;
  if (withheld === null)
    return (
      <>
        <span className={list.badge} data-tone={tones[status]}>
          {t(`job.of.${status}`)}
        </span>
        {premium ? <small>{t('job.premium')}</small> : null}
      </>
    );
  const date = day(withheld.at);
  return (
    <>
      <span className={list.badge} data-tone="bad">
        {t('withhold.state')}
      </span>
      <small>{withheld.by === null ? date : t('withhold.by', { date, name: withheld.by })}</small>
    </>
  );
}

interface ActionProps {
  readonly job: AdminJob;
  readonly text: string;
  readonly onPress: (job: AdminJob) => void;
}

function Action({ job, text, onPress }: ActionProps) {
  return (
    <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={() => onPress(job)}>
      {text}
      <span className={controls.unseen}>: {job.title}</span>
    </button>
  );
}

/** What a job is called; where visitors see it, a way to its page. */
function Title({ job }: { readonly job: AdminJob }) {
  const { t } = useShopMessages();
  const { title, status, withheld, job_url: address } = job;
  if (status !== 'active' || withheld !== null) return title;
  return (
    <a className={list.name} href={address} target="_blank" rel="noreferrer" title={t('boost.page')}>
      {title}
    </a>
  );
}
