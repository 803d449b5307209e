import { type AdminJob, boostFactors } from '@boardwright/api-client/contract';
import { useCallback, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { boostFilters, useShopApi } from '../shop-api.ts';
import { FindForm, ListPages, PartHead, Reading } from '../shop-list.tsx';
import { useFound } from '../use-found.ts';
import { useOpened } from '../use-opened.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { BoostDialog } from './boost-dialog.tsx';
import styles from '../shop.module.css';

/** Every job of the board, and how far ahead of the others it stands. */
export function JobsPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const { page, find, open, show, status } = useShopAddress();
  const boost = boostFilters.find((name) => name === status) ?? 'all';
  const [done, setDone] = useState<string | undefined>(undefined);
  const state = useFound(
    useCallback(() => api.jobs({ boost, search: find }, page), [api, boost, find, page]),
  );
  const opened = useOpened(state.found?.data, open, ({ uuid }) => uuid);
  const close = () => show({ open: undefined });
  return (
    <>
      <PartHead part="jobs" />
      <div className={styles.bar}>
        <FindForm key={find} label={t('job.find')} />
        <select
          className={`${form.input} ${styles.filter}`}
          aria-label={t('job.which')}
          value={boost}
          onChange={(event) => show({ status: event.target.value, list: undefined, open: undefined })}
        >
          {boostFilters.map((name) => (
            <option key={name} value={name}>
              {t(`job.${name}`)}
            </option>
          ))}
        </select>
      </div>
      {done === undefined ? null : <p className={styles.done}>{done}</p>}
      <Reading state={state}>
        {({ data, meta }) => (
          <>
            {data.length > 0 ? (
              <JobTable jobs={data} onOpen={({ uuid }) => show({ open: uuid })} />
            ) : (
              <p className={styles.none}>{t(boost === 'set' && find === '' ? 'job.noneSet' : 'job.none')}</p>
            )}
            <ListPages last={meta.last_page} />
          </>
        )}
      </Reading>
      {opened ? (
        <BoostDialog
          key={opened.uuid}
          job={opened}
          onClose={close}
          onDone={(sentence) => {
            setDone(sentence);
            announce(sentence);
            close();
            state.again();
          }}
        />
      ) : null}
    </>
  );
}

const tones: Readonly<Partial<Record<AdminJob['status'], string>>> = {
  active: 'good',
  scheduled: 'open',
  paused: 'open',
};

interface JobTableProps {
  readonly jobs: readonly AdminJob[];
  readonly onOpen: (job: AdminJob) => void;
}

export function JobTable({ jobs, onOpen }: JobTableProps) {
  const { t, day, number } = useShopMessages();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('job.title')}</th>
          <th scope="col" className={styles.extra}>
            {t('job.state')}
          </th>
          <th scope="col" className={styles.extra}>
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
              {job.title}
              <small>
                {job.organisation_name}
                {job.client === null || job.client.name === job.organisation_name
                  ? null
                  : ` · ${job.client.name}`}
              </small>
            </td>
            <td className={styles.extra}>
              <span className={styles.badge} data-tone={tones[job.status]}>
                {t(`job.of.${job.status}`)}
              </span>
              {job.premium ? <small>{t('job.premium')}</small> : null}
            </td>
            <td className={styles.extra}>{job.till === null ? t('job.noEnd') : day(job.till)}</td>
            <td>
              {job.boost_factor === boostFactors.usual ? t('job.usual') : <b>{number(job.boost_factor)}</b>}
            </td>
            <td className={styles.does}>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => onOpen(job)}
              >
                {t('boost.ask')}
                <span className={controls.unseen}>: {job.title}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
