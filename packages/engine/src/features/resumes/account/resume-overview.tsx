import { useEffect, useMemo, useRef } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { TagList } from '@boardwright/ui/tag-list';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { AboutPanel, WorkPanel } from './about-panel.tsx';
import { EntryList } from './entry-list.tsx';
import { FilePanel } from './file-panel.tsx';
import { RemovePanel } from './remove-panel.tsx';
import { resumeAnchor, stepAddress } from './resume-address.ts';
import { useDiscardedJournals } from './resume-journal.ts';
import { SeenPanel } from './seen-panel.tsx';
import { TakePanel } from './take-panel.tsx';
import { TodoPanel } from './todo-panel.tsx';
import styles from './resume.module.css';
import type { OverviewProps } from './resume-overview-props.ts';

/** The whole resume as its owner sees it; each part leads to its form. */
export function ResumeOverview(props: OverviewProps) {
  const { data } = props;
  const { resume } = data;
  const entries = useMemo(() => resume?.history.map(({ id }) => id) ?? [], [resume]);
  useDiscardedJournals(data.owner, entries, data.notice);
  return (
    <div id={resumeAnchor} className={styles.resume}>
      <div className={styles.main}>
        <Done {...props} />
        {resume?.has_proposal && <Waiting {...props} />}
        {resume ? (
          <>
            <AboutPanel {...props} resume={resume} />
            <WorkPanel {...props} resume={resume} />
            <EntryList {...props} type="employer" history={resume.history} />
            <EntryList {...props} type="education" history={resume.history} />
            {data.hasSegments && <SegmentsPanel {...props} />}
          </>
        ) : (
          <Start {...props} />
        )}
      </div>
      <div className={styles.aside}>
        {resume && <SeenPanel {...props} resume={resume} />}
        {resume && <FilePanel {...props} />}
        <TodoPanel {...props} />
        <TakePanel {...props} />
        {resume && <RemovePanel {...props} />}
      </div>
    </div>
  );
}

/** What was just done. With scripts it gets the focus: the form before it stood elsewhere. */
function Done({ data, t }: OverviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const { notice } = data;
  useEffect(() => {
    if (notice) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [notice]);
  if (!notice) return null;
  return (
    <div ref={box}>
      <OutcomeNotice
        id="resume-done"
        tone={notice === 'unread' ? 'info' : 'success'}
        title={t(`done.${notice}`)}
      />
    </div>
  );
}

function Waiting({ t }: OverviewProps) {
  const board = useBoard();
  return (
    <Notice
      title={t('waiting.title')}
      action={
        <LinkButton href={stepAddress(board, 'review')} size="small">
          {t('waiting.review')}
        </LinkButton>
      }
    >
      {t('waiting.text')}
    </Notice>
  );
}

/** Nothing yet: from a file, or by hand. */
function Start(props: OverviewProps) {
  const { t } = props;
  const board = useBoard();
  return (
    <>
      <Panel tone="tint" title={t('start.title')} titleId="resume-start">
        <p className={styles.soft}>{t('start.text')}</p>
        <LinkButton href={stepAddress(board, 'about')} variant="secondary" size="small">
          {t('start.byHand')}
        </LinkButton>
      </Panel>
      <FilePanel {...props} />
    </>
  );
}

function SegmentsPanel({ data, t }: OverviewProps) {
  const board = useBoard();
  return (
    <Panel
      title={t('parts.segments')}
      titleId="resume-segments-title"
      aside={
        <Link
          href={stepAddress(board, 'segments')}
          className={styles.edit}
          aria-label={`${t('edit')}: ${t('parts.segments')}`}
        >
          {t('edit')}
        </Link>
      }
    >
      {data.chosen.length === 0 && <p className={styles.soft}>{t('empty.segments')}</p>}
      {data.chosen.map(({ name, items }) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          <TagList tags={items.map((item) => ({ name: item }))} label={name} />
        </div>
      ))}
    </Panel>
  );
}
