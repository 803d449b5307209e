import { ImageUp, X } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useEditorServices } from '../editor-services.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { LibraryButton } from './picture-library.tsx';
import { imageTypes, uploadFailure } from './image-rules.ts';
import { toIcon } from './favicon.ts';
import styles from './picture-input.module.css';
import { usePictureInputMessages } from './use-picture-input-messages.ts';

interface PictureInputProps {
  readonly id: string;
  /** What the picture is of, for the names of the buttons. */
  readonly name: string;
  /** Its address; empty for none. */
  readonly value: string;
  /** Made a 32 × 32 icon before it is kept. */
  readonly asIcon?: boolean;
  readonly onChange: (address: string) => void;
}

/** A public picture: chosen or dropped, kept by the API, removable. When it cannot be kept the old one stays (§5). */
export function PictureInput({ id, name, value, asIcon = false, onChange }: PictureInputProps) {
  const t = useEditorT();
  const pictureT = usePictureInputMessages();
  const { uploadImage } = useEditorServices();
  const latest = useLatest(onChange);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);

  async function upload(chosen: File): Promise<void> {
    if (!uploadImage) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const picture = asIcon ? await iconOf(chosen) : chosen;
      if (!picture) {
        setProblem(pictureT('unreadable'));
        return;
      }
      const { url } = await uploadImage(picture);
      // Another picture of the setting may have come meanwhile.
      latest.current(url);
      announce(pictureT('saved'));
    } catch (error) {
      // Policy: whatever went wrong, the old picture stays and the admin reads the server's message.
      const failure = uploadFailure(error);
      setProblem(failure ? t(`fields.image.${failure}`) : (error as Error).message);
    } finally {
      setBusy(false);
    }
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped) void upload(dropped);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a file may be dropped anywhere on the field; the button does the same by keyboard
    <div className={styles.field} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <span className={styles.frame} data-icon={asIcon} aria-hidden>
        {value ? <img src={value} alt="" /> : <ImageUp size={18} strokeWidth={1.6} />}
      </span>
      <input
        ref={file}
        type="file"
        accept={asIcon ? 'image/*' : imageTypes.join(',')}
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
      <span className={styles.buttons}>
        {uploadImage ? (
          <button
            type="button"
            id={id}
            className={`${controls.button} ${controls.secondary}`}
            aria-describedby={`${id}-about`}
            aria-busy={busy}
            onClick={() => file.current?.click()}
          >
            {busy ? <span className={controls.spinner} /> : null}
            {pictureT(value ? 'replace' : 'choose')}
            <span className={controls.unseen}>: {name}</span>
          </button>
        ) : null}
        {asIcon ? null : (
          <LibraryButton
            className={`${controls.button} ${controls.secondary}`}
            onChoose={({ url }) => onChange(url)}
          />
        )}
        {value ? (
          <button
            type="button"
            className={controls.iconButton}
            aria-label={pictureT('remove', { name })}
            onClick={() => onChange('')}
          >
            <X size={15} strokeWidth={2} aria-hidden />
          </button>
        ) : null}
      </span>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

async function iconOf(chosen: File): Promise<File | undefined> {
  try {
    return await toIcon(chosen);
  } catch {
    // What the browser cannot read is no picture: said as such.
    return undefined;
  }
}
