import { useCallback, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import form from '../../ui/form.module.css';
import { jobFilters, useShopApi } from '../shop-api.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import { FindForm, PartHead } from '../shop-list.tsx';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useOpened } from '../../lists/use-opened.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { BoostDialog } from './boost-dialog.tsx';
import { JobTable } from './job-table.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { type DecisionDialogProps, WithholdDialog } from './withhold-dialog.tsx';
import list from '../../lists/list.module.css';

/** What in the address stands before the job that is to be taken off or put back. */
const decided = 'off:';

const filterNames = { all: 'job.all', set: 'job.set', withheld: 'withhold.filter' } as const;
const noneNames = { all: 'job.none', set: 'job.noneSet', withheld: 'withhold.none' } as const;

interface JobDialogProps extends DecisionDialogProps {
  /** Whether it is to be taken off or put back; otherwise it is boosted. */
  readonly isDecided: boolean;
}

function JobDialog({ isDecided, ...props }: JobDialogProps) {
  if (!isDecided) return <BoostDialog {...props} />;
  return props.job.withheld ? <RestoreDialog {...props} /> : <WithholdDialog {...props} />;
}

/** Every job of the board, how far ahead of the others it stands, and whether it is kept off the site. */
export function JobsPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const { page, find, open, show, status } = useShopAddress();
  const which = jobFilters.find((name) => name === status) ?? 'all';
  const [done, setDone] = useState<string | undefined>(undefined);
  const state = useFound(
    useCallback(() => api.jobs({ which, search: find }, page), [api, which, find, page]),
  );
  const isDecided = open?.startsWith(decided) ?? false;
  const uuid = isDecided ? open?.slice(decided.length) : open;
  const opened = useOpened(state.found?.data, uuid, (job) => job.uuid);
  const close = () => show({ open: undefined });
  return (
    <>
      <PartHead part="jobs" />
      <div className={list.bar}>
        <FindForm key={find} label={t('job.find')} />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('job.which')}
          value={which}
          onChange={(event) => show({ status: event.target.value, list: undefined, open: undefined })}
        >
          {jobFilters.map((name) => (
            <option key={name} value={name}>
              {t(filterNames[name])}
            </option>
          ))}
        </select>
      </div>
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      <Reading state={state}>
        {({ data, meta }) => (
          <>
            {data.length > 0 ? (
              <JobTable
                jobs={data}
                onBoost={(job) => show({ open: job.uuid })}
                onDecide={(job) => show({ open: `${decided}${job.uuid}` })}
              />
            ) : (
              <p className={list.none}>{t(find === '' ? noneNames[which] : 'job.none')}</p>
            )}
            <ListPages last={meta.last_page} />
          </>
        )}
      </Reading>
      {opened ? (
        <JobDialog
          key={open}
          job={opened}
          isDecided={isDecided}
          onClose={close}
          onStale={() => {
            close();
            state.again();
          }}
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
