import { Image, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { imageTypes } from './image-rules.ts';
import { useUpload } from './use-upload.ts';
import controls from './field-controls.module.css';
import styles from './rich-text.module.css';

interface ToolProps {
  readonly label: string;
  readonly sign: LucideIcon;
  readonly on?: boolean;
  readonly off?: boolean;
  readonly act: () => void;
}

/** One tool of the bar. */
export function Tool({ label, sign: Sign, on, off, act }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={off}
      onClick={act}
    >
      <Sign size={15} aria-hidden />
    </button>
  );
}

/** Uploads a picture into the text. */
export function PictureTool({ onDone }: { readonly onDone: (url: string) => boolean }) {
  const t = useEditorT();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload((url, isLate) => !isLate && onDone(url));
  if (!upload.isOpen) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        onChange={({ target }) => {
          upload.send(target.files?.[0]);
          target.value = '';
        }}
      />
      <Tool label={t('fields.rich.image')} sign={Image} act={() => input.current?.click()} />
      {upload.refusal ? (
        <p className={controls.error} role="alert">
          {upload.refusal}
        </p>
      ) : null}
    </>
  );
}
