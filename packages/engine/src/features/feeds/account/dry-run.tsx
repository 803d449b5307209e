import { feedActions, type FeedAction, type FeedRunItem } from '@boardwright/api-client/contract';
import { FeedChanges } from '../changes/feed-changes.tsx';
import { RunNotes } from '../changes/run-notes.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { useRevalidation } from '../../../page/use-polling.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Badge, type BadgeTone } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Link } from '@boardwright/ui/link';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { feedsAddress, feedsAnchor } from './feeds-address.ts';
import type { FeedDryData } from './feeds.load.ts';
import { feedPolling, type FeedsScreen } from './feeds-screen.ts';
import { RunProgress } from './run-progress.tsx';
import styles from './feeds.module.css';

type DryProps = FeedsScreen<FeedDryData>;

const tones: Readonly<Record<FeedAction, BadgeTone>> = {
  created: 'success',
  updated: 'info',
  unchanged: 'neutral',
  expired: 'dark',
  rejected: 'danger',
};

/** What a run would do, item by item; nothing of it was done. */
export function DryRun(props: DryProps) {
  const { data, t } = props;
  const { current, dry } = data;
  const board = useBoard();
  const isOpen = dry.state === 'waiting' || dry.state === 'running';
  useRevalidation(isOpen, feedPolling);
  return (
    <section id={feedsAnchor} className={styles.panel} aria-labelledby="dry-title">
      <BackLink href={feedsAddress(board)}>{t('title')}</BackLink>
      <header>
        <h2 id="dry-title" className={styles.title}>
          {t('dry.title', { name: current.name })}
        </h2>
        <p className={styles.lead}>{t('dry.lead')}</p>
      </header>
      {isOpen && <RunProgress run={dry} t={t} />}
      {dry.state === 'refused' && (
        <Notice tone="danger" title={t('dry.refused')}>
          {dry.reason}
        </Notice>
      )}
      {dry.state === 'failed' && <Notice tone="danger" title={dry.reason ?? t('states.failed')} />}
      {dry.state === 'done' && <Found {...props} />}
    </section>
  );
}

function Found(props: DryProps) {
  const { data, t } = props;
  const { current, dry, items, meta, action } = data;
  const board = useBoard();
  const format = useFormat();
  const here = { feed: current.id, view: 'dry', run: dry.id };
  const total = feedActions.reduce((sum, one) => sum + dry.counts[one], 0);
  return (
    <>
      {dry.shrunk && (
        <Notice tone="danger" title={t('dry.shrunk')}>
          {t('dry.shrunkText')}
        </Notice>
      )}
      <RunNotes run={dry} className={styles.more} listClassName={styles.reasons} t={t} />
      <nav aria-label={t('dry.narrow')} className={styles.filters}>
        {[undefined, ...feedActions].map((one) => (
          <Link
            key={one ?? 'all'}
            href={feedsAddress(board, { ...here, action: one })}
            className={styles.filter}
            storeScroll
            {...(one === action && { 'aria-current': 'page' })}
          >
            {one ? t(`actions.${one}`) : t('dry.all')}{' '}
            <span className="num">{format.number(one ? dry.counts[one] : total)}</span>
          </Link>
        ))}
      </nav>
      {items.length === 0 && <EmptyState title={t('dry.none')} text={t('dry.noneText')} headingLevel={3} />}
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} {...props} />
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => feedsAddress(board, { ...here, action, page })}
      />
      {current.allowed && (
        <PanelForm panel={props} action="runFeed" part={`dry-${current.id}`}>
          {({ answer, busy }) => (
            <>
              <input type="hidden" name="id" value={current.id} />
              {dry.shrunk && <input type="hidden" name="anyway" value="1" />}
              <Button busy={busy}>{t(dry.shrunk ? 'shrunk.anyway' : 'dry.run')}</Button>
              {answer.message && <Notice tone="danger" title={answer.message} />}
            </>
          )}
        </PanelForm>
      )}
    </>
  );
}

function ItemRow({ item, t }: DryProps & { readonly item: FeedRunItem }) {
  const { action, number, reference, title, changes, reasons, notes } = item;
  const facts = [reference ?? '', number === null ? '' : t('dry.place', { number })];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{title ?? t('mapping.untitled')}</h3>
        <p className={styles.facts}>{facts.filter((part) => part !== '').join(' · ')}</p>
        {changes.length > 0 && <FeedChanges changes={changes} className={styles.changes} t={t} />}
        {[reasons, notes].map(
          (lines, index) =>
            lines.length > 0 && (
              <p key={index} className={styles.last}>
                {lines.join(' · ')}
              </p>
            ),
        )}
      </div>
      <Badge tone={tones[action]}>{t(`actions.${action}`)}</Badge>
    </li>
  );
}
