import { useId } from 'react';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { UploadButton } from '../widgets/image-control.tsx';
import { LibraryButton } from '../widgets/picture-library.tsx';
import { useUpload } from '../widgets/use-upload.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  readonly label: string;
  /** What the button says that takes it away. */
  readonly remove: string;
  /** Its address; empty for none. */
  readonly image: string;
  /** Drawn whole, as a logo. */
  readonly isWhole?: boolean;
  readonly problem?: string | undefined;
  readonly onChange: (image: string) => void;
}

/** A picture of a form here: sent, or chosen from the library of the site. */
export function PictureField({
  label,
  remove,
  image,
  isWhole = false,
  problem,
  onChange,
}: PictureFieldProps) {
  const id = useId();
  const upload = useUpload((url, isLate) => {
    if (!isLate) onChange(url);
    return !isLate;
  });
  const refusal = upload.refusal ?? problem;
  return (
    <div role="group" aria-labelledby={id} className={form.field}>
      <span id={id} className={form.label}>
        {label}
      </span>
      {image ? <img className={styles.picture} data-whole={isWhole} src={image} alt="" /> : null}
      <div className={styles.actions}>
        {upload.isOpen ? <UploadButton upload={upload} isThere={image !== ''} /> : null}
        <LibraryButton
          className={`${controls.button} ${controls.secondary}`}
          onChoose={({ url }) => onChange(url)}
        />
        {image ? (
          <button type="button" className={controls.link} onClick={() => onChange('')}>
            {remove}
          </button>
        ) : null}
      </div>
      {upload.busy ? <p className={form.hint}>{upload.busy}</p> : null}
      {refusal ? (
        <p className={form.error} role="alert">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
