import { applicationDays, deliveryStates } from '@boardwright/api-client/contract';
import { Inbox } from 'lucide-react';
import { useCallback } from 'react';
import { EmptyList } from '../../lists/empty-list.tsx';
import { ColumnChoice } from '../../lists/column-choice.tsx';
import { ColumnTable } from '../../lists/column-table.tsx';
import { FindForm } from '../../lists/find-form.tsx';
import { KeyPages } from '../../lists/key-pages.tsx';
import { StateViews } from '../../lists/list-views.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import list from '../../lists/list.module.css';
import { Reading } from '../../lists/reading.tsx';
import { StoredViews } from '../../lists/stored-views.tsx';
import { useColumns } from '../../lists/use-columns.ts';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { usePeopleApi } from '../people-api.ts';
import { useApplicationColumns } from './application-columns.tsx';
import { useApplicationMessages } from './use-application-messages.ts';
import { useApplicationsAddress } from './use-applications-address.ts';

/** The applications of the board; what they are looked for by, and their order, is in the address. */
export function ApplicationList() {
  const t = useApplicationMessages();
  const { applications: api } = usePeopleApi();
  const address = useApplicationsAddress();
  const { find, state, days, job, sort, after, show, changed } = address;
  const columns = useColumns(
    'applications',
    useApplicationColumns(({ uuid }) => changed({ open: uuid })),
    address,
  );
  const found = useFound(
    useCallback(
      () =>
        api.list({
          sort,
          ...(find && { search: find }),
          ...(state && { 'match[state]': state }),
          ...(days && { days }),
          ...(job !== undefined && { 'match[job_id]': job }),
          ...(after !== undefined && { after }),
        }),
      [api, find, state, days, job, sort, after],
    ),
  );
  const counts = found.found?.counts;
  const isFiltered = [find || undefined, state, days, job, after].some((one) => one !== undefined);
  const jobTitle = found.found?.applications[0]?.job.title;
  return (
    <>
      <PartHead title={t('title')} about={t('about')} />
      <StateViews
        label={t('views')}
        states={deliveryStates}
        anyState={t('anyState')}
        titleOf={(name) => t(`state.${name}`)}
        counts={counts}
        areExact={found.found?.counts_are_exact}
        current={state}
        to={(name) => changed({ state: name, after: undefined })}
      />
      <div className={list.bar} data-reads>
        <FindForm
          key={find}
          label={t('find')}
          find={find}
          onFind={(words) => show({ find: words, after: undefined })}
        />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('since')}
          value={days ?? ''}
          onChange={(event) => show({ days: event.target.value, after: undefined })}
        >
          <option value="">{t('anyDay')}</option>
          {applicationDays.map((count) => (
            <option key={count} value={count}>
              {t('days', { count })}
            </option>
          ))}
        </select>
        <StoredViews of="applications" address={address} />
        <ColumnChoice columns={columns} />
        {job === undefined ? null : (
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => show({ job: undefined, after: undefined })}
          >
            {t('ofJob', { job: jobTitle ?? String(job) })}
            <span aria-hidden> ×</span>
          </button>
        )}
      </div>
      <Reading state={found}>
        {({ applications, next }) =>
          applications.length > 0 ? (
            <>
              <ColumnTable
                rows={applications}
                columns={columns.visible}
                keyOf={({ uuid }) => uuid}
                sort={sort}
                toSorted={(by) => changed({ sort: by === '-created_at' ? undefined : by, after: undefined })}
                isOff={({ withdrawn_at: withdrawnAt }) => withdrawnAt !== null}
              />
              <KeyPages next={next} />
            </>
          ) : isFiltered ? (
            <p className={list.none} role="status">
              {t('none.found')}
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() =>
                  show({
                    find: undefined,
                    state: undefined,
                    days: undefined,
                    job: undefined,
                    after: undefined,
                  })
                }
              >
                {t('none.clear')}
              </button>
            </p>
          ) : (
            <EmptyList sign={Inbox} title={t('none.title')} text={t('none.text')} />
          )
        }
      </Reading>
    </>
  );
}
