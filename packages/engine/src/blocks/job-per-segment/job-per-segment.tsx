import type { CSSProperties } from 'react';
import type { BlockProps } from '../../define-block.ts';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import type { JobPerSegmentData, JobPerSegmentSettings } from './job-per-segment.load.ts';
import { SegmentGrid } from './segment-grid.tsx';
import styles from './job-per-segment.module.css';

type Props = BlockProps<JobPerSegmentSettings, JobPerSegmentData>;

/** The board's jobs by segment: tabs over one ruled panel, cards, or plain lists (specification §2). */
export function JobPerSegment({ id, settings, data, t }: Props) {
  if (data.sets.length === 0) return null;
  const { lg, md, sm } = settings.columnsCount;
  const columns = { '--columns-lg': lg, '--columns-md': md, '--columns-sm': sm } as CSSProperties;
  const title = settings.titleText || t('heading');
  const tabbed = settings.layoutType === 'tabs' && data.sets.length > 1;
  return (
    <section className="section" style={columns}>
      <div className={`container ${tabbed ? styles.tabbed : ''}`}>
        <SectionHead title={title} aside={tabbed && <Tabs id={id} data={data} label={t('tabs')} />} />
        {data.sets.map((set, index) => (
          <div key={index} className={tabbed ? styles.panel : styles.set}>
            {!tabbed && data.sets.length > 1 && <h3 className={styles.setTitle}>{set.title}</h3>}
            <SegmentGrid set={set} settings={settings} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Tabs are radio buttons: the browser keeps which one is chosen, arrows walk them, and no script is needed. */
function Tabs({
  id,
  data,
  label,
}: {
  readonly id: number;
  readonly data: JobPerSegmentData;
  readonly label: string;
}) {
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label}>
      {data.sets.map((set, index) => (
        <label key={index} className={styles.tab}>
          <input type="radio" name={`segments-${id}`} defaultChecked={index === 0} />
          <span>{set.title}</span>
        </label>
      ))}
    </div>
  );
}
