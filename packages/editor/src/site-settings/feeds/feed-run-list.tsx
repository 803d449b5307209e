import type { Feed, FeedRun, FeedRunItem, PageMeta } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import { FeedChanges } from '@boardwright/engine/feed-changes';
import { countsText, momentText } from '@boardwright/engine/feed-text';
import { RunNotes } from '@boardwright/engine/run-notes';
import controls from '../../ui/controls.module.css';
import { useFeedApi } from './feed-api.ts';
import { Pages } from './pages.tsx';
import { useFeedTongue } from './use-feeds.ts';
import styles from './feeds-section.module.css';

interface Part<Row> {
  readonly data: readonly Row[];
  readonly meta: PageMeta;
}

/** The runs of a feed, newest first; read again when the feed is. */
export function FeedRunList({ feed }: { readonly feed: Feed }) {
  const api = useFeedApi();
  const { t } = useFeedTongue();
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Part<FeedRun> | undefined>(undefined);
  useEffect(() => {
    let isMounted = true;
    // Policy: what cannot be had is not shown; the section's own list says why.
    void api.runs(feed.id, page).then(
      (part) => isMounted && setFound(part),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [api, feed, page]);
  if (!found) return null;
  return (
    <div className={styles.fold}>
      {found.data.length === 0 ? <p>{t('noRuns')}</p> : null}
      <ul className={styles.runs}>
        {found.data.map((run) => (
          <RunEntry key={run.id} feed={feed} run={run} />
        ))}
      </ul>
      <Pages page={page} last={found.meta.last_page} onShow={setPage} />
    </div>
  );
}

function RunEntry({ feed, run }: { readonly feed: Feed; readonly run: FeedRun }) {
  const tongue = useFeedTongue();
  const { t } = tongue;
  const [isOpen, setIsOpen] = useState(false);
  const facts = [t(`kinds.${run.kind}`), t(`states.${run.state}`), countsText(run, tongue)];
  return (
    <li>
      <b>{momentText(run.started_at, tongue)}</b> {facts.filter((fact) => fact !== '').join(' · ')}{' '}
      {run.reason ? <p>{run.reason}</p> : null}
      {run.kind !== 'dry' && run.reasons.length > 0 ? (
        <details>
          <summary>{t('reasons', { count: run.reasons.length })}</summary>
          <ul>
            {run.reasons.map(({ item, reason }, index) => (
              <li key={index}>
                <b>{item}</b> {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <RunNotes run={run} t={t} />
      {run.kind === 'dry' && run.state === 'done' ? (
        <button
          type="button"
          className={controls.link}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('look')}
        </button>
      ) : null}
      {isOpen ? <Items feed={feed} run={run} /> : null}
    </li>
  );
}

/** What a dry run found, item by item. */
function Items({ feed, run }: { readonly feed: Feed; readonly run: FeedRun }) {
  const api = useFeedApi();
  const { t } = useFeedTongue();
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Part<FeedRunItem> | undefined>(undefined);
  useEffect(() => {
    let isMounted = true;
    // Policy: what cannot be had is not shown; the section's own list says why.
    void api.items(feed.id, run.id, page).then(
      (part) => isMounted && setFound(part),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [api, feed.id, run.id, page]);
  if (!found) return null;
  return (
    <>
      {found.data.length === 0 ? <p>{t('noItems')}</p> : null}
      <ul className={styles.items}>
        {found.data.map(({ id, action, title, reference, changes, reasons, notes }) => (
          <li key={id}>
            <b>{t(`actions.${action}`)}</b> {title ?? reference}
            {reasons.length + notes.length > 0 ? `: ${[...reasons, ...notes].join(' · ')}` : null}
            {changes.length > 0 ? <FeedChanges changes={changes} className={styles.changes} t={t} /> : null}
          </li>
        ))}
      </ul>
      <Pages page={page} last={found.meta.last_page} onShow={setPage} />
    </>
  );
}
