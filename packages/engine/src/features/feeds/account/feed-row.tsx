import type { Feed, FeedRun } from '@boardwright/api-client/contract';
import { countsText, momentText, scheduleText } from '../changes/feed-text.ts';
import { useBoard } from '../../../board/board-context.ts';
import { Badge, type BadgeTone } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { feedsAddress } from './feeds-address.ts';
import type { FeedListData } from './feeds.load.ts';
import { type FeedsScreen, useTongue } from './feeds-screen.ts';
import { RunProgress } from './run-progress.tsx';
import styles from './feeds.module.css';

type RowProps = FeedsScreen<FeedListData> & { readonly feed: Feed };

type Standing = 'paused' | 'unallowed' | 'running' | 'fresh' | 'well' | 'stopped';

function stateOf(feed: Feed): readonly [standing: Standing, tone: BadgeTone] {
  const { active, allowed, open_run: open, last_run: last } = feed;
  if (!active) return ['paused', 'neutral'];
  if (!allowed) return ['unallowed', 'neutral'];
  if (open && open.kind !== 'dry') return ['running', 'info'];
  if (!last) return ['fresh', 'info'];
  return last.state === 'done' ? ['well', 'success'] : ['stopped', 'danger'];
}

/** One feed: where it comes from, how it stands, and what to do with it. Without scripts each button is a form. */
export function FeedRow(props: RowProps) {
  const { data, feed, t } = props;
  const tongue = useTongue(t);
  const { id, name, address, last_run: last, next_run_at: next, open_run: open } = feed;
  const [standing, tone] = stateOf(feed);
  const isDeleting = data.feed === id && data.view === 'delete';
  return (
    <li className={styles.row} id={`feed-${id}`}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{address}</p>
        <p className={styles.facts}>
          {[
            scheduleText(feed, tongue),
            t('live', { count: feed.jobs_count }),
            ...(next ? [t('next', { date: momentText(next, tongue) })] : []),
          ].join(' · ')}
        </p>
        {last && <LastRun run={last} {...props} />}
        {!feed.allowed && <p className={styles.soft}>{t('unallowedText')}</p>}
      </div>
      <Badge tone={tone}>{t(`standing.${standing}`)}</Badge>
      {open && (
        <div className={styles.wide}>
          <RunProgress run={open} t={t} />
        </div>
      )}
      {last?.shrunk && last.state === 'refused' && !open && <Shrunk {...props} />}
      {isDeleting ? <DeleteForm {...props} /> : <Tools {...props} />}
    </li>
  );
}

function LastRun({ run, t }: RowProps & { readonly run: FeedRun }) {
  const tongue = useTongue(t);
  const date = momentText(run.finished_at ?? run.started_at, tongue);
  const what =
    run.state === 'done' ? countsText(run, tongue) || t('nothing') : (run.reason ?? t('states.failed'));
  return (
    <p className={styles.last}>
      {t('last', { date })} {what}
    </p>
  );
}

function Shrunk(props: RowProps) {
  const { feed, t } = props;
  return (
    <div className={styles.wide}>
      <Notice
        tone="info"
        title={t('shrunk.title')}
        action={
          <PanelForm panel={props} action="runFeed" part={`anyway-${feed.id}`}>
            {({ busy }) => (
              <>
                <input type="hidden" name="id" value={feed.id} />
                <input type="hidden" name="anyway" value="1" />
                <Button variant="secondary" size="small" busy={busy}>
                  {t('shrunk.anyway')}
                </Button>
              </>
            )}
          </PanelForm>
        }
      >
        {t('shrunk.text')}
      </Notice>
    </div>
  );
}

function Tools(props: RowProps) {
  const { feed, t } = props;
  const board = useBoard();
  const { id, name, active, revision } = feed;
  const isBusy = feed.open_run !== null;
  return (
    <div className={styles.tools}>
      {feed.allowed && !isBusy && <Tool {...props} action="runFeed" name={t('run')} values={{ id }} />}
      {!isBusy && <Tool {...props} action="dryRunFeed" name={t('dryRun')} values={{ id }} />}
      <Link
        href={feedsAddress(board, { feed: id, view: 'form' })}
        className={styles.tool}
        aria-label={`${t('edit')}: ${name}`}
      >
        {t('edit')}
      </Link>
      <Link
        href={feedsAddress(board, { feed: id, view: 'runs' })}
        className={styles.tool}
        aria-label={`${t('runs')}: ${name}`}
      >
        {t('runs')}
      </Link>
      <Tool
        {...props}
        action="setFeedActive"
        name={t(active ? 'pause' : 'resume')}
        values={{ id, revision, active: active ? 0 : 1 }}
      />
      <Link
        href={`${feedsAddress(board, { feed: id, view: 'delete', page: props.data.page })}#feed-${id}`}
        className={styles.tool}
        aria-label={`${t('delete')}: ${name}`}
        storeScroll
      >
        {t('delete')}
      </Link>
    </div>
  );
}

interface ToolProps extends RowProps {
  readonly action: 'runFeed' | 'dryRunFeed' | 'setFeedActive';
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
}

function Tool({ action, name, values, ...props }: ToolProps & { readonly name: string }) {
  const { feed } = props;
  return (
    <PanelForm panel={props} action={action} part={`${action}-${feed.id}`}>
      {({ answer, busy }) => (
        <>
          {Object.entries(values).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <Button variant="plain" size="small" busy={busy} aria-label={`${name}: ${feed.name}`}>
            {name}
          </Button>
          {answer.message && <Notice tone="danger" title={answer.message} />}
        </>
      )}
    </PanelForm>
  );
}

function DeleteForm(props: RowProps) {
  const { data, feed, t } = props;
  const board = useBoard();
  return (
    <PanelForm panel={props} action="removeFeed" part={`delete-${feed.id}`} className={styles.confirm}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={feed.id} />
          <ChoiceGroup
            id={`feed-${feed.id}-jobs`}
            name="jobs"
            legend={t('deleteTitle', { name: feed.name })}
            stacked
            defaultValue={['keep']}
            options={(['keep', 'end'] as const).map((value) => ({ value, label: t(`deleteJobs.${value}`) }))}
          />
          {answer.message && <Notice tone="danger" title={answer.message} />}
          <p className={styles.ways}>
            <Button size="small" variant="danger" busy={busy}>
              {t('delete')}
            </Button>
            <LinkButton
              href={feedsAddress(board, { page: data.page })}
              variant="plain"
              size="small"
              storeScroll
            >
              {t('cancel')}
            </LinkButton>
          </p>
        </>
      )}
    </PanelForm>
  );
}
