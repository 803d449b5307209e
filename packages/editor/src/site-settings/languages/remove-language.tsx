import { useEffect, useRef } from 'react';
import { useEditorT } from '../../editor-messages.tsx';
import controls from '../../ui/controls.module.css';
import styles from './languages-section.module.css';

interface RemoveLanguageProps {
  readonly name: string;
  /** What its addresses begin with. */
  readonly path: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before a language goes: it takes pages off the site that visitors and search engines know. */
export function RemoveLanguage({ name, path, onClose, onRemove }: RemoveLanguageProps) {
  const t = useEditorT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closing gives the focus back to where it was.
    return () => opened?.close();
  }, []);
  function remove(): void {
    // Closed first: the focus goes back, and from there to what stays.
    dialog.current?.close();
    onRemove();
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="remove-language"
      // Called late: by then it may have been opened anew.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id="remove-language">{t('siteSettings.languages.removeTitle', { language: name })}</h2>
      <p>{t('siteSettings.languages.removeStored', { language: name })}</p>
      <p>{t('siteSettings.languages.removeNotFound', { path })}</p>
      <footer>
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => dialog.current?.close()}
        >
          {t('siteSettings.languages.keep', { language: name })}
        </button>
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={remove}>
          {t('siteSettings.languages.remove', { language: name })}
        </button>
      </footer>
    </dialog>
  );
}
