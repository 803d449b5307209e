import type { OutdatedText } from '@boardwright/api-client/contract';
import { Check, History } from 'lucide-react';
import { withoutTags } from '../../saving/site-pages.ts';
import { Acts } from '../../ui/acts.tsx';
import controls from '../../ui/controls.module.css';
import pageStyles from '../translations-page.module.css';
import styles from './side-by-side.module.css';
import { useSideBySideMessages } from './use-side-by-side-messages.ts';

interface OutdatedNoteProps {
  readonly text: OutdatedText;
  /** The site's own language, upper case. */
  readonly own: string;
  /** What the text is called. */
  readonly name: string;
  readonly onConfirm: () => void;
}

/** Says of a translation that its source is another now, what that was, and takes the word of who looked. */
export function OutdatedNote({ text, own, name, onConfirm }: OutdatedNoteProps) {
  const sideT = useSideBySideMessages();
  return (
    <div className={styles.outdated}>
      <p>
        <History size={14} aria-hidden />
        <b>{sideT('outdated')}</b>
        <span>{sideT('sourceWas', { locale: own })}</span>
      </p>
      <p lang={own.toLowerCase()} dir="auto">
        {withoutTags(text.source_before)}
      </p>
      <Acts>
        <button
          type="button"
          className={`${controls.button} ${controls.secondary} ${pageStyles.small}`}
          onClick={onConfirm}
        >
          <Check size={14} aria-hidden />
          {sideT('stillRight')}
          <span className={controls.unseen}>: {name}</span>
        </button>
      </Acts>
    </div>
  );
}
