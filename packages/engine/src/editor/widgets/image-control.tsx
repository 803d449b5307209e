import { ImageUp, LoaderCircle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useEditorT } from '../editor-words.tsx';
import { useEditorWorld } from '../editor-world.tsx';
import { announce } from '../ui/announce.ts';
import { useGroupAria, type ControlProps } from './control.ts';
import { FocalPoint } from './focal-point.tsx';
import {
  imageLimit,
  imageTypes,
  refusalOf,
  withAlt,
  withDecorative,
  withSource,
  type ImageValue,
} from './image-rules.ts';
import controls from './field-controls.module.css';
import styles from './image-control.module.css';

/** A picture: upload by button or drop, what it shows in words, and the point that stays in sight. */
export function ImageControl({ id, value = {}, onChange }: ControlProps<ImageValue | undefined>) {
  const t = useEditorT();
  const aria = useGroupAria();
  const altId = useId();
  const { src = '', alt = '', decorative = false, focalX = 50, focalY = 50 } = value;
  const upload = useUpload((url) => onChange(withSource(value, url)));
  const [over, setOver] = useState(false);
  const isDrawing = /\.svg(#|$)/.test(src);
  return (
    // A file may be dropped anywhere on the field; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      id={id}
      role="group"
      className={styles.image}
      data-over={over}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        upload.send(event.dataTransfer.files[0]);
      }}
      {...aria}
    >
      {src && !isDrawing ? (
        <FocalPoint
          src={src}
          x={focalX}
          y={focalY}
          onMove={(x, y) => onChange({ ...value, focalX: x, focalY: y })}
        />
      ) : null}
      <span className={styles.actions}>
        <UploadButton upload={upload} isThere={src !== ''} />
        {src ? (
          <button
            type="button"
            className={controls.plainButton}
            onClick={() => onChange(withSource({ ...value, alt: '' }, ''))}
          >
            {t('fields.image.remove')}
          </button>
        ) : null}
        <span className={styles.name} data-file={src !== ''}>
          {upload.busy ?? (src ? fileName(src) : t('fields.image.drop'))}
        </span>
      </span>
      {upload.refusal ? (
        <p className={controls.error} role="alert">
          {upload.refusal}
        </p>
      ) : null}
      <label className={styles.label} htmlFor={altId}>
        {t('names.alt')}
      </label>
      <input
        id={altId}
        className={controls.input}
        data-part="alt"
        value={alt}
        maxLength={300}
        onChange={(event) => onChange(withAlt(value, event.target.value))}
        aria-describedby={src && !alt ? `${altId}-hint` : undefined}
      />
      {src && !alt ? (
        <>
          <p id={`${altId}-hint`} className={controls.hint}>
            {t('fields.image.altMissing')}
          </p>
          <label className={styles.decorative}>
            <input
              type="checkbox"
              checked={decorative}
              onChange={(event) => onChange(withDecorative(value, event.target.checked))}
            />
            {t('fields.image.decorative')}
          </label>
        </>
      ) : null}
    </div>
  );
}

/** The file's own name; nothing for one that the server named. */
function fileName(src: string): string {
  const name = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return /^[\da-f]{20,}/.test(name) ? '' : name;
}

interface Upload {
  readonly send: (file: File | undefined) => void;
  /** What is being done, while it is. */
  readonly busy: string | undefined;
  /** Why the last one was not taken. */
  readonly refusal: string | undefined;
}

/** Sends pictures one at a time; what was there stays until the new one is on the site. */
export function useUpload(onDone: (url: string) => void): Upload {
  const t = useEditorT();
  const { uploadImage } = useEditorWorld();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  async function send(file: File | undefined): Promise<void> {
    if (!file || busy) return;
    const refused = refusalOf(file);
    setRefusal(refused && t(`fields.image.${refused.key}`, refused.values));
    if (refused) return;
    setBusy(t('fields.image.busy', { name: file.name }));
    try {
      const { url } = await uploadImage(file);
      onDone(url);
      announce(t('fields.image.done', { name: file.name }));
    } catch (error) {
      // Policy: said under the field, in the words it came with; the old picture stays.
      setRefusal(error instanceof Error ? error.message : String(error));
    }
    setBusy(undefined);
  }
  return { send: (file) => void send(file), busy, refusal };
}

function UploadButton({ upload, isThere }: { readonly upload: Upload; readonly isThere: boolean }) {
  const t = useEditorT();
  const input = useRef<HTMLInputElement>(null);
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
      <button
        type="button"
        className={controls.button}
        aria-busy={upload.busy !== undefined}
        title={t('fields.image.types', { number: imageLimit })}
        onClick={() => input.current?.click()}
      >
        {upload.busy ? (
          <LoaderCircle size={15} className={controls.turning} aria-hidden />
        ) : (
          <ImageUp size={15} aria-hidden />
        )}
        {t(isThere ? 'fields.image.replace' : 'fields.image.choose')}
      </button>
    </>
  );
}
