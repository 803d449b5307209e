import { Acts } from '../../ui/acts.tsx';
import controls from '../../ui/controls.module.css';
import styles from './writing.module.css';

/** The button that saves a text, below it and beside it. */
export function SaveFoot({ text, isBusy }: { readonly text: string; readonly isBusy: boolean }) {
  return (
    <Acts>
      <div className={styles.foot}>
        <button type="submit" className={`${controls.button} ${controls.primary}`} aria-disabled={isBusy}>
          {text}
        </button>
      </div>
    </Acts>
  );
}
