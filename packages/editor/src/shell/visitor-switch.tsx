import { Building2, User, UserRoundSearch } from 'lucide-react';
import { canvasVisitors, useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import styles from './viewport-switch.module.css';

const signs = { guest: User, candidate: UserRoundSearch, employer: Building2 } as const;

/** As whom the page is looked at. */
export function VisitorSwitch() {
  const t = useEditorT();
  const { visitor, chooseVisitor } = useWorkbench();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.unseen}>{t('shell.visitor')}</legend>
      {canvasVisitors.map((one) => {
        const Sign = signs[one];
        return (
          <label key={one} className={styles.choice} title={t(`shell.visitors.${one}`)}>
            <input
              type="radio"
              className={styles.unseen}
              name="visitor"
              checked={one === visitor}
              onChange={() => chooseVisitor(one)}
            />
            <Sign size={15} strokeWidth={1.8} aria-hidden />
            <span className={styles.word}>{t(`shell.visitors.${one}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
