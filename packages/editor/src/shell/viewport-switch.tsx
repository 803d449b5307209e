import { useEditorT } from '../editor-messages.tsx';
import { viewports, type Viewport } from '../workbench/viewports.ts';
import styles from './viewport-switch.module.css';

/** A device drawn from lines, 20 by 16, by its breakpoint. */
const drawings: Readonly<Record<Viewport['name'], string>> = {
  mobile: 'M8.6 2.7h2.8q1.4 0 1.4 1.4v7.8q0 1.4-1.4 1.4H8.6q-1.4 0-1.4-1.4V4.1q0-1.4 1.4-1.4zM9.4 11.3h1.2',
  mobileLarge: 'M8 1.6h4q1.6 0 1.6 1.6v9.6q0 1.6-1.6 1.6H8q-1.6 0-1.6-1.6V3.2Q6.4 1.6 8 1.6zM9.2 12.2h1.6',
  tablet: 'M6.3 1.6h7.4q1.6 0 1.6 1.6v9.6q0 1.6-1.6 1.6H6.3q-1.6 0-1.6-1.6V3.2q0-1.6 1.6-1.6zM9 12.2h2',
  desktop: 'M5 3h10q1.3 0 1.3 1.3v5.6q0 1.3-1.3 1.3H5q-1.3 0-1.3-1.3V4.3Q3.7 3 5 3zM1.8 13.4h16.4',
  hdDesktop: 'M4 2h12q1.3 0 1.3 1.3v6.8q0 1.3-1.3 1.3H4q-1.3 0-1.3-1.3V3.3Q2.7 2 4 2zM10 11.4v2.4M7 14h6',
  qhdDesktop:
    'M3 2h14q1.3 0 1.3 1.3v6.8q0 1.3-1.3 1.3H3q-1.3 0-1.3-1.3V3.3Q1.7 2 3 2zM8 11.4v2.4M12 11.4v2.4M5.6 14h8.8',
  uhdDesktop:
    'M2 3h16q1.3 0 1.3 1.3v5.4q0 1.3-1.3 1.3H2Q.7 11 .7 9.7V4.3Q.7 3 2 3zM7 11v2.6M13 11v2.6M4 13.8h12M14.2 3v8',
};

interface ViewportSwitchProps {
  readonly current: Viewport;
  readonly onChoose: (viewport: Viewport) => void;
}

export function ViewportSwitch({ current, onChoose }: ViewportSwitchProps) {
  const t = useEditorT();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.unseen}>{t('shell.viewport')}</legend>
      {viewports.map((viewport) => {
        const label = `${t(`shell.viewports.${viewport.name}`)}, ${viewport.breakpoint}`;
        const chosen = viewport === current;
        return (
          <label key={viewport.name} className={styles.choice} title={label}>
            <input
              type="radio"
              className={styles.unseen}
              name="viewport"
              aria-label={label}
              checked={chosen}
              onChange={() => onChoose(viewport)}
            />
            <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true">
              <path d={drawings[viewport.name]} />
            </svg>
            {chosen ? <span aria-hidden="true">{viewport.breakpoint}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
