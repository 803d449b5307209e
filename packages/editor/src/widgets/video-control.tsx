import { useEditorT } from '../editor-messages.tsx';
import { useGroupAria, type ControlProps } from './control.ts';
import controls from './field-controls.module.css';
import styles from './image-control.module.css';
import { LibraryButton } from './picture-library.tsx';

/** A video of the library, by its address. It comes there in Media: a video takes its time. */
export function VideoControl({ id, value = '', onChange }: ControlProps<string | undefined>) {
  const t = useEditorT();
  const aria = useGroupAria();
  return (
    <div id={id} role="group" className={styles.image} {...aria}>
      {value === '' ? null : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a look at which video it is, for the admin; its captions are looked after in the library
        <video className={styles.player} src={value} controls preload="metadata" />
      )}
      <span className={styles.actions}>
        <LibraryButton kind="video" className={controls.button} onChoose={({ url }) => onChange(url)} />
        {value === '' ? (
          <span className={styles.name}>{t('fields.video.hint')}</span>
        ) : (
          <button type="button" className={controls.plainButton} onClick={() => onChange('')}>
            {t('fields.video.remove')}
          </button>
        )}
      </span>
    </div>
  );
}
