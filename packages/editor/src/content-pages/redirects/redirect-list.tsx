import { mostForwardRulesAtOnce } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { BulkBar } from '../../lists/bulk-bar.tsx';
import { FindForm } from '../../lists/find-form.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import list from '../../lists/list.module.css';
import { Problem, Reading } from '../../lists/reading.tsx';
import table from '../../lists/table.module.css';
import { useAttempt } from '../../lists/use-attempt.ts';
import type { Found } from '../../lists/use-found.ts';
import { usePicked } from '../../lists/use-picked.ts';
import { useOpened } from '../../lists/use-opened.ts';
import { announce } from '../../ui/announce.ts';
import { Choice } from '../../ui/choice.tsx';
import controls from '../../ui/controls.module.css';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { type FoundRedirects, redirectSorts, useRedirectsApi } from './redirects-api.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectTable } from './redirect-table.tsx';
import styles from './redirects.module.css';
import { useRedirectsQuery } from './use-redirects-query.ts';

interface RedirectListProps {
  readonly state: Found<FoundRedirects>;
  /** How many lead nowhere may be another number now. @param done as a sentence */
  readonly onChanged: (done: string) => void;
}

/** The redirects of the board, found by a part of an address; what is picked of them is deleted or restored. */
export function RedirectList({ state, onChanged }: RedirectListProps) {
  const t = useContentMessages();
  const api = useRedirectsApi();
  const { open, show, changed } = useContentAddress();
  const { find, sort, isDeleted } = useRedirectsQuery();
  const picked = usePicked((state.found?.data ?? []).map(({ id }) => String(id)));
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const { refused, attempt, refuse } = useAttempt();
  const opened = useOpened(state.found?.data, open, ({ id }) => String(id));
  const close = () => show({ open: undefined });
  const run = (work: () => Promise<string>) =>
    attempt(async () => {
      onChanged(await work());
      picked.clear();
    });
  const remove = (ids: readonly number[]) =>
    run(async () => {
      const count = await api.remove(ids);
      setRemoved(ids);
      return t('redirect.removed', { count });
    });
  const restore = (ids: readonly number[]) =>
    run(async () => {
      const { restored, left } = await api.restore(ids);
      setRemoved([]);
      if (left.length > 0) refuse(t('redirect.left', { paths: left.join(', ') }));
      return t('redirect.restored', { count: restored });
    });
  const filter = (status: string | undefined, label: string, isCurrent: boolean) => (
    <Link
      to={changed({ status, list: undefined, open: undefined })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => picked.clear()}
    >
      {label}
    </Link>
  );
  return (
    <section className={styles.list} aria-labelledby="redirect-list">
      <div className={styles.head}>
        <h2 id="redirect-list">{t('redirect.list')}</h2>
        <span className={styles.filters}>
          {filter(undefined, t('redirect.standing'), !isDeleted)}
          {filter('deleted', t('redirect.deleted'), isDeleted)}
        </span>
      </div>
      <div className={list.bar} data-reads>
        <FindForm
          key={find}
          label={t('redirect.find')}
          find={find}
          onFind={(words) => show({ find: words, list: undefined, open: undefined })}
        />
        <Choice
          label={t('redirect.sort')}
          icon={<ArrowDownWideNarrow size={15} strokeWidth={1.75} aria-hidden />}
          value={sort}
          options={redirectSorts.map((value) => ({ value, text: t(`redirect.sorts.${value}`) }))}
          onChoose={(value) =>
            show({ sort: value === redirectSorts[0] ? undefined : value, list: undefined })
          }
        />
      </div>
      {refused === undefined ? null : <Problem text={refused} />}
      {removed.length === 0 ? null : (
        <p className={`${list.done} ${table.undo}`}>
          {t('redirect.removed', { count: removed.length })}
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => void restore(removed)}
          >
            {t('redirect.undo')}
          </button>
        </p>
      )}
      <Reading state={state}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <>
              <RedirectTable
                redirects={data}
                isDeleted={isDeleted}
                picked={picked}
                onEdit={({ id }) => show({ open: String(id) })}
              />
              <ListPages meta={meta} />
            </>
          ) : (
            <p className={list.none}>
              {find === ''
                ? t(isDeleted ? 'redirect.noneDeleted' : 'redirect.none')
                : t('redirect.noneFound', { find })}
              {find === '' ? null : (
                <Link
                  className={`${controls.button} ${controls.secondary}`}
                  to={changed({ find: undefined, list: undefined })}
                >
                  {t('redirect.clear')}
                </Link>
              )}
            </p>
          )
        }
      </Reading>
      {picked.keys.size === 0 ? null : (
        <BulkBar
          title={t('redirect.picked', { count: picked.keys.size })}
          count={picked.keys.size}
          most={mostForwardRulesAtOnce}
          clear={t('redirect.unpick')}
          onClear={() => {
            picked.clear();
            announce(t('redirect.unpick'));
          }}
        >
          <button
            type="button"
            className={controls.button}
            onClick={() => void (isDeleted ? restore : remove)([...picked.keys].map(Number))}
          >
            {t(isDeleted ? 'redirect.restore' : 'redirect.delete', { count: picked.keys.size })}
          </button>
        </BulkBar>
      )}
      {opened ? (
        <RedirectDialog
          key={`${opened.id} ${opened.revision}`}
          redirect={opened}
          onClose={close}
          onStale={state.again}
          onDone={(done) => {
            close();
            onChanged(done);
          }}
        />
      ) : null}
    </section>
  );
}
