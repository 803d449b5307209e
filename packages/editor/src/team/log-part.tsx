import { teamLogAreas } from '@boardwright/api-client/contract';
import { Download, History } from 'lucide-react';
import { useCallback } from 'react';
import { EmptyList } from '../lists/empty-list.tsx';
import { FindForm } from '../lists/find-form.tsx';
import { ListPages } from '../lists/list-pages.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import list from '../lists/list.module.css';
import { Reading } from '../lists/reading.tsx';
import { useMoment } from '../lists/use-day.ts';
import { useFound } from '../lists/use-found.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { useTeamApi } from './team-api.ts';
import styles from './team.module.css';
import { useTeamAddress } from './use-team-address.ts';
import { useTeamMessages } from './use-team-messages.ts';

/** What the team did, newest first: by whom, in which area, on which day. */
export function LogPart() {
  const t = useTeamMessages();
  const api = useTeamApi();
  const moment = useMoment();
  const { page, find, area, day, show } = useTeamAddress();
  const state = useFound(
    useCallback(() => api.log({ ...logQuery(find, area, day), page }), [api, find, area, day, page]),
  );
  return (
    <>
      <PartHead title={t('part.log')} about={t('about.log')}>
        <a
          className={`${controls.button} ${controls.secondary}`}
          href={api.exportAddress(logQuery(find, area, day))}
          download
        >
          <Download size={15} aria-hidden />
          {t('log.export')}
        </a>
      </PartHead>
      <div className={list.bar} data-reads>
        <FindForm
          key={find}
          label={t('log.find')}
          find={find}
          onFind={(words) => show({ find: words, list: undefined })}
        />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('log.area')}
          value={area ?? ''}
          onChange={(event) => show({ area: event.target.value, list: undefined })}
        >
          <option value="">{t('log.everyArea')}</option>
          {teamLogAreas.map((name) => (
            <option key={name} value={name}>
              {t(`areas.${name}`)}
            </option>
          ))}
        </select>
        <input
          type="date"
          className={`${form.input} ${list.filter}`}
          aria-label={t('log.day')}
          value={day}
          onChange={(event) => show({ day: event.target.value, list: undefined })}
        />
      </div>
      <Reading state={state}>
        {({ data, meta }) =>
          data.length === 0 && find === '' && area === undefined && day === '' ? (
            <EmptyList sign={History} title={t('log.none.title')} text={t('log.none.text')} />
          ) : data.length === 0 ? (
            <p className={list.none}>{t('log.noneFound')}</p>
          ) : (
            <>
              <table className={list.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('log.when')}</th>
                    <th scope="col">{t('log.who')}</th>
                    <th scope="col">{t('log.what')}</th>
                    <th scope="col" className={list.extra}>
                      {t('log.areaHead')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.map((entry) => (
                    <tr key={entry.id}>
                      <td className={styles.when}>{moment(entry.created_at)}</td>
                      <td>{entry.by ?? t('log.commandLine')}</td>
                      <td className={styles.what}>
                        {entry.message}
                        {(entry.title ?? entry.subject) === null ? null : (
                          <small>{entry.title ?? entry.subject}</small>
                        )}
                        {entry.is_done ? null : <small>{t('log.unknown')}</small>}
                      </td>
                      <td className={list.extra}>{t(`areas.${entry.area}`)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <ListPages meta={meta} />
            </>
          )
        }
      </Reading>
    </>
  );
}

function logQuery(find: string, area: string | undefined, day: string): Readonly<Record<string, string>> {
  return {
    ...(find !== '' && { search: find }),
    ...(area !== undefined && { 'match[area]': area }),
    ...(day !== '' && { 'match[day]': day }),
  };
}
