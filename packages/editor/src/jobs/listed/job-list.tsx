import {
  type AdminMove,
  jobFilters,
  type JobPick,
  type ListedJob,
  mostPicked,
  type MovedJob,
} from '@boardwright/api-client/contract';
import { Download, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ColumnChoice } from '../../lists/column-choice.tsx';
import { ColumnTable } from '../../lists/column-table.tsx';
import { BulkBar } from '../../lists/bulk-bar.tsx';
import { FindForm } from '../../lists/find-form.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import { ListViews } from '../../lists/list-views.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import list from '../../lists/list.module.css';
import { Problem, Reading } from '../../lists/reading.tsx';
import table from '../../lists/table.module.css';
import { StoredViews } from '../../lists/stored-views.tsx';
import { useAttempt } from '../../lists/use-attempt.ts';
import { useColumns } from '../../lists/use-columns.ts';
import { useFound } from '../../lists/use-found.ts';
import { useListKeys } from '../../lists/use-list-keys.ts';
import { usePicked } from '../../lists/use-picked.ts';
import { useRight } from '../../ui/admin-rights.ts';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { useJobsAddress } from '../use-jobs-address.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { useJobColumns } from './job-columns.tsx';
import { chunk, inChunks } from './in-chunks.ts';
import { useJobsApi } from './jobs-api.ts';
import { NewJob } from './new-job.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { movesOfAll, pickOf, undoneBy } from './moves.ts';
import styles from './jobs.module.css';

const empty: readonly ListedJob[] = [];
const onProgress = (): void => undefined;
const isStopped = (): boolean => false;
/** What a move that takes another back needs no words for. */
const wordless = { ground: 'terms', reasons: [], explanation: '', mail: false } as const;

/** What was moved last, so that it can be taken back. */
interface Last {
  readonly sentence: string;
  readonly undo?: { readonly move: AdminMove; readonly jobs: readonly string[] } | undefined;
}

/** The jobs of the board, found by words, a company and how they stand; what is picked is moved together. */
export function JobList() {
  const t = useJobsMessages();
  const api = useJobsApi();
  const mayChange = useRight('jobs') === 'does';
  const address = useJobsAddress();
  const { page, find, filter, sort, client, show, changed } = address;
  const columns = useColumns(
    'jobs',
    useJobColumns(({ uuid }) => changed({ open: uuid })),
    address,
  );
  const [last, setLast] = useState<Last | undefined>(undefined);
  const [moving, setMoving] = useState<{ readonly move: AdminMove; readonly jobs: readonly string[] }>();
  const { refused, attempt } = useAttempt();
  const state = useFound(
    useCallback(
      () => api.jobs({ filter, sort, search: find, client }, page),
      [api, filter, sort, find, client, page],
    ),
  );
  const counts = useFound(useCallback(() => api.counts({ search: find, client }), [api, find, client]));
  const rows = state.found?.data ?? empty;
  const picked = usePicked(rows.map(({ uuid }) => uuid));
  // Those on other pages are picked too: how they stood when they were seen says what may be done with them.
  const [seen, setSeen] = useState<ReadonlyMap<string, JobPick>>(new Map());
  const see = useCallback(
    (some: readonly JobPick[]) =>
      setSeen((before) => new Map([...before, ...some.map((one) => [one.uuid, one] as const)])),
    [],
  );
  useEffect(() => see(rows.map(pickOf)), [rows, see]);
  const [isWriting, setIsWriting] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  // What was not counted to the last is picked as far as it goes.
  const total = counts.found?.counts_are_exact === false ? mostPicked + 1 : (counts.found?.[filter] ?? 0);
  const pickAll = async (): Promise<void> => {
    setIsPicking(true);
    await attempt(async () => {
      const all = await api.picks({ filter, sort, search: find, client });
      see(all);
      picked.pickAll(all.map(({ uuid }) => uuid));
      announce(t('found.picked', { count: all.length }));
    });
    setIsPicking(false);
  };
  const place = useListKeys((at, isRange) => {
    if (mayChange) picked.pick(at, !picked.keys.has(rows[at]?.uuid ?? ''), isRange);
  });
  const moved = (move: AdminMove, results: readonly MovedJob[]): void => {
    const done = results.filter(({ is_done: isDone }) => isDone).map(({ uuid }) => uuid);
    const sentence = t(`move.${move}.done`, { count: done.length });
    const back = undoneBy[move];
    setLast({ sentence, undo: back && done.length > 0 ? { move: back, jobs: done } : undefined });
    announce(sentence);
    setMoving(undefined);
    picked.clear();
    state.again();
    counts.again();
  };
  const undo = ({ move, jobs }: NonNullable<Last['undo']>) =>
    attempt(async () =>
      moved(move, await inChunks(jobs, (some) => api.move(some, move, wordless), { onProgress, isStopped })),
    );
  const name = client === undefined ? undefined : rows.find((job) => job.client?.id === client)?.client?.name;
  return (
    <div ref={place} className={styles.list}>
      <PartHead title={t('part.all')} about={t('about.all')}>
        <a
          className={`${controls.button} ${controls.secondary}`}
          href={api.exportAddress({ filter, search: find, client })}
          download
        >
          <Download size={15} aria-hidden />
          {t('found.export')}
        </a>
        {mayChange ? (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => setIsWriting(true)}
          >
            {t('deal.new')}
          </button>
        ) : null}
      </PartHead>
      <ListViews
        label={t('found.views')}
        views={jobFilters.map((one) => ({
          name: one,
          title: t(`filter.${one}`),
          count: counts.found?.[one],
        }))}
        areExact={counts.found?.counts_are_exact}
        current={filter}
        to={(one) => changed({ status: one === 'all' ? undefined : one, list: undefined })}
      />
      <div className={list.bar} data-reads>
        <FindForm
          key={find}
          label={t('job.find')}
          find={find}
          onFind={(words) => show({ find: words, list: undefined })}
        />
        {client === undefined ? null : (
          <span className={styles.filter}>
            <span>{t('job.company')}</span>
            <b>{name ?? client}</b>
            <Link
              to={changed({ client: undefined, list: undefined })}
              aria-label={t('found.withoutCompany')}
              title={t('found.withoutCompany')}
            >
              <X size={14} aria-hidden />
            </Link>
          </span>
        )}
        <StoredViews of="jobs" address={address} />
        <ColumnChoice columns={columns} />
        <span className={styles.keys} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> {t('found.keys.walk')} <kbd>X</kbd> {t('found.keys.pick')} <kbd>/</kbd>{' '}
          {t('found.keys.find')}
        </span>
      </div>
      {refused === undefined ? null : <Problem text={refused} />}
      {last === undefined ? null : (
        <p className={`${list.done} ${table.undo}`}>
          {last.sentence}
          {last.undo === undefined ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => last.undo && void undo(last.undo)}
            >
              {t('found.undo')}
            </button>
          )}
        </p>
      )}
      <Reading state={state}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <>
              <ColumnTable
                rows={data}
                columns={columns.visible}
                keyOf={({ uuid }) => uuid}
                className={styles.table}
                sort={sort}
                toSorted={(next) =>
                  changed({ sort: next === '-updated_at' ? undefined : next, list: undefined })
                }
                picks={
                  mayChange
                    ? {
                        picked,
                        pageLabel: t('found.pickPage'),
                        labelOf: ({ title }) => t('found.pick', { title }),
                      }
                    : undefined
                }
              />
              <ListPages meta={meta} />
            </>
          ) : (
            <NoJobs />
          )
        }
      </Reading>
      {picked.keys.size === 0 ? null : (
        <BulkBar
          title={t('found.picked', { count: picked.keys.size })}
          clear={t('found.unpick')}
          onClear={() => {
            picked.clear();
            announce(t('found.unpick'));
          }}
        >
          {picked.page === 'all' && picked.keys.size < Math.min(total, mostPicked) ? (
            <button
              type="button"
              className={`${controls.button} ${styles.pickAll}`}
              aria-disabled={isPicking}
              onClick={() => {
                if (!isPicking) void pickAll();
              }}
            >
              {isPicking ? <span className={controls.spinner} aria-hidden /> : null}
              {total > mostPicked
                ? t('found.pickFirst', { count: mostPicked })
                : t('found.pickAll', { count: total })}
            </button>
          ) : null}
          {movesOfAll([...picked.keys].flatMap((uuid) => seen.get(uuid) ?? [])).map((move) => (
            <button
              key={move}
              type="button"
              className={controls.button}
              onClick={() => setMoving({ move, jobs: [...picked.keys] })}
            >
              {t(`move.${move}.verb`)}
            </button>
          ))}
        </BulkBar>
      )}
      {isWriting ? (
        <NewJob
          company={client === undefined || name === undefined ? undefined : { id: client, name }}
          onClose={() => setIsWriting(false)}
          onDone={({ job: made }) => {
            announce(t('deal.made', { title: made.title, company: made.client?.name ?? '' }));
            show({ open: made.uuid });
          }}
        />
      ) : null}
      {moving === undefined ? null : (
        <MoveDialog
          jobs={moving.jobs}
          move={moving.move}
          onClose={() => {
            setMoving(undefined);
            // Of many, some may be moved before it was closed.
            if (moving.jobs.length > chunk) state.again();
          }}
          onMoved={(results) => moved(moving.move, results)}
        />
      )}
    </div>
  );
}

/** Nothing found: what it is for, or what to leave out. */
function NoJobs() {
  const t = useJobsMessages();
  const { find, client, filter, changed } = useJobsAddress();
  const isNarrowed = find !== '' || client !== undefined || filter !== 'all';
  return (
    <div className={list.none}>
      <p>{isNarrowed ? t('found.noneFound') : t('found.none')}</p>
      {isNarrowed ? (
        <Link
          className={`${controls.button} ${controls.secondary}`}
          to={changed({ find: undefined, client: undefined, status: undefined, list: undefined })}
        >
          {t('found.showAll')}
        </Link>
      ) : null}
    </div>
  );
}
