import { RichText } from '@boardwright/ui/rich-text';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import { type JobView, leadOf } from './job-view.ts';
import styles from './job.module.css';
import type { JobKey } from './job.messages.ts';

export interface JobTextProps {
  readonly job: JobView;
  readonly t: Translate<JobKey>;
  /** Level of the parts' headings: 2 under a page's title. */
  readonly level?: 2 | 3;
}

/** The text of a job: its lead, then the employer's own text or the four platform parts under their headings. */
export function JobText({ job, t, level = 2 }: JobTextProps) {
  const board = useBoard();
  const lead = board.hideJobDescription ? '' : leadOf(job);
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {job.texts.map(({ part, html }) => (
        <div key={part ?? 'own'}>
          {part && <Heading className={styles.part}>{t(`job.text.${part}`)}</Heading>}
          <RichText html={html} />
        </div>
      ))}
    </div>
  );
}
