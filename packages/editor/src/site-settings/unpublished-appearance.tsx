import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { AppearanceDialog } from '../publish-dialogs/appearance-dialog.tsx';
import { useAppearanceText } from '../publishing/use-appearance-text.ts';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';
import { Acts } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import styles from './unpublished-appearance.module.css';

/** What of the site's appearance is saved and not published, and the way to publish it; nothing where visitors have it all. */
export function UnpublishedAppearance() {
  const t = usePlanMessages();
  const changed = useAppearanceText();
  const status = useSaveStatus();
  const [isAsking, setIsAsking] = useState(false);
  const isSaved = status.kind === 'saved';
  if (changed.count === 0 && !isAsking) return null;
  return (
    <>
      <p className={styles.bar} role="status">
        <PencilLine size={15} strokeWidth={2} aria-hidden />
        <span>{t('appearanceIsOut', changed)}</span>
        <Acts>
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            aria-disabled={!isSaved}
            onClick={() => {
              if (isSaved) setIsAsking(true);
            }}
          >
            {t('appearancePublish')}
          </button>
        </Acts>
      </p>
      {isAsking ? <AppearanceDialog onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}
