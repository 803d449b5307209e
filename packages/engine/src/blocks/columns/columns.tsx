import type { columns, SettingsOf } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import { useBoard } from '../../board/board-context.ts';
import type { BlockProps } from '../../board/define-block.ts';
import { Column } from '../../page/page-view.tsx';
import type { ColumnsKey } from './columns.messages.ts';
import styles from './columns.module.css';

type Settings = SettingsOf<typeof columns>;

/** Other blocks side by side. Where there is no room they stand below each other, in the order in which they are read. */
export function Columns({ id, settings, t, first }: BlockProps<Settings, undefined, ColumnsKey>) {
  const { count, widths, gap, align, background, spacing, stacked } = settings;
  const isOnCanvas = useBoard().layout === 'editor';
  return (
    <div
      className={classNames(
        styles.columns,
        styles[`space-${spacing}`],
        background === 'tint' && 'section--sunken',
        // Who builds the page sees where columns are before there is anything in them.
        isOnCanvas && styles.canvas,
      )}
    >
      <div
        className={classNames(
          'container',
          styles.grid,
          styles[`of-${count}`],
          styles[widths],
          styles[`gap-${gap}`],
          styles[align],
          styles[stacked],
        )}
      >
        {Array.from({ length: count }, (_, index) => (
          <Column
            key={index}
            block={id}
            column={index + 1}
            first={first}
            className={styles.column}
            empty={isOnCanvas ? <p className={styles.empty}>{t('empty')}</p> : null}
          />
        ))}
      </div>
    </div>
  );
}
