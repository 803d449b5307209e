import { reportStates } from '@boardwright/api-client/contract';
import { Flag } from 'lucide-react';
import { useCallback, useState } from 'react';
import { EmptyList } from '../../lists/empty-list.tsx';
import { FindForm } from '../../lists/find-form.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import list from '../../lists/list.module.css';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { announce } from '../../ui/announce.ts';
import form from '../../ui/form.module.css';
import { useJobsAddress } from '../use-jobs-address.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportsApi } from './reports-api.ts';

/** The jobs that were reported: those that wait for a decision, and those that had one. */
export function ReportsPart() {
  const t = useJobsMessages();
  const api = useReportsApi();
  const { page, find, open, isDecided, show } = useJobsAddress();
  const [done, setDone] = useState<string | undefined>(undefined);
  const wanted = isDecided ? 'decided' : 'open';
  const state = useFound(
    useCallback(() => api.jobs({ state: wanted, search: find }, page), [api, wanted, find, page]),
  );
  const close = () => show({ open: undefined });
  return (
    <>
      <PartHead title={t('part.reports')} about={t('about.reports')} />
      <div className={list.bar} data-reads>
        <FindForm
          key={find}
          label={t('report.find')}
          find={find}
          onFind={(words) => show({ find: words, list: undefined, open: undefined })}
        />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('report.which')}
          value={wanted}
          onChange={(event) =>
            show({
              status: event.target.value === 'open' ? undefined : event.target.value,
              list: undefined,
              open: undefined,
            })
          }
        >
          {reportStates.map((name) => (
            <option key={name} value={name}>
              {t(`report.state.${name}`)}
            </option>
          ))}
        </select>
      </div>
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      <Reading state={state}>
        {({ data, meta }) => (
          <>
            {data.length > 0 ? (
              <ReportTable jobs={data} isDecided={isDecided} onOpen={({ job }) => show({ open: job.uuid })} />
            ) : find === '' ? (
              <EmptyList
                sign={Flag}
                title={t(`report.none.${wanted}.title`)}
                text={t(`report.none.${wanted}.text`)}
              />
            ) : (
              <p className={list.none}>{t('report.none.found')}</p>
            )}
            <ListPages meta={meta} />
          </>
        )}
      </Reading>
      {open === undefined ? null : (
        <ReportDialog
          key={open}
          uuid={open}
          onClose={close}
          onChanged={state.again}
          onDone={(sentence) => {
            setDone(sentence);
            announce(sentence);
            close();
            state.again();
          }}
        />
      )}
    </>
  );
}
