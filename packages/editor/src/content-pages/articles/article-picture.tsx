import { useId } from 'react';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { UploadButton } from '../../widgets/image-control.tsx';
import { useUpload } from '../../widgets/use-upload.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './articles.module.css';

interface ArticlePictureProps {
  /** Its address; empty for none. */
  readonly image: string;
  readonly onChange: (image: string) => void;
}

/** The picture above an article and in lists. */
export function ArticlePicture({ image, onChange }: ArticlePictureProps) {
  const t = useContentMessages();
  const id = useId();
  const upload = useUpload((url, isLate) => {
    if (!isLate) onChange(url);
    return !isLate;
  });
  return (
    <div role="group" aria-labelledby={id} className={form.field}>
      <span id={id} className={form.label}>
        {t('article.picture')}
      </span>
      {image ? <img className={styles.picture} src={image} alt="" /> : null}
      <div className={styles.pictureActions}>
        {upload.isOpen ? <UploadButton upload={upload} isThere={image !== ''} /> : null}
        {image ? (
          <button type="button" className={controls.link} onClick={() => onChange('')}>
            {t('article.pictureRemove')}
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
