import { useUiT } from '../use-ui-t.ts';
import { Panel } from '../panel/panel.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton.module.css';

/** Widths of the lines: uneven, as real ones are. */
const lines = ['58%', '82%', '64%', '44%'] as const;

/** A panel with grey bars where its code is on the way; it appears after 200 ms, so a quick answer never flashes. */
export function PanelSkeleton() {
  const t = useUiT();
  return (
    <div className={styles.late}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Panel>
        <Skeleton width="11rem" height="1.5rem" />
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Panel>
    </div>
  );
}
