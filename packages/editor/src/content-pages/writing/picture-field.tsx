import { useId } from 'react';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { UploadButton } from '../../widgets/image-control.tsx';
import { LibraryButton } from '../../widgets/picture-library.tsx';
import { useUpload } from '../../widgets/use-upload.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './writing.module.css';

interface PictureFieldProps {
  /** Its address; empty for none. */
  readonly image: string;
  readonly onChange: (image: string) => void;
}

/** The picture above what is written, and in lists. */
export function PictureField({ image, onChange }: PictureFieldProps) {
  const t = useContentMessages();
  const id = useId();
  const upload = useUpload((url, isLate) => {
    if (!isLate) onChange(url);
    return !isLate;
  });
  return (
    <div role="group" aria-labelledby={id} className={form.field}>
      <span id={id} className={form.label}>
        {t('written.picture')}
      </span>
      {image ? <img className={styles.picture} src={image} alt="" /> : null}
      <div className={styles.pictureActions}>
        {upload.isOpen ? <UploadButton upload={upload} isThere={image !== ''} /> : null}
        <LibraryButton
          className={`${controls.button} ${controls.secondary}`}
          onChoose={({ url }) => onChange(url)}
        />
        {image ? (
          <button type="button" className={controls.link} onClick={() => onChange('')}>
            {t('written.pictureRemove')}
          </button>
        ) : null}
      </div>
      {upload.busy ? <p className={form.hint}>{upload.busy}</p> : null}
      {upload.refusal ? (
        <p className={form.error} role="alert">
          {upload.refusal}
        </p>
      ) : null}
    </div>
  );
}
