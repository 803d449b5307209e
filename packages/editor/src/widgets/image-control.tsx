import { ImageUp, LoaderCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { isRecord } from '../model/is-record.ts';
import { useEditorT } from '../editor-messages.tsx';
import { AltText, useUnsureAlt, type AltTextField } from './alt-text.tsx';
import { useGroupAria, useWriteLate, type ControlProps } from './control.ts';
import { FocalPoint } from './focal-point.tsx';
import { imageLimit, imageTypes, withChosen, withSource, type ImageValue } from './image-rules.ts';
import { LibraryButton } from './picture-library.tsx';
import { useUpload, type Upload } from './use-upload.ts';
import controls from './field-controls.module.css';
import styles from './image-control.module.css';

type ImageProps = ControlProps<ImageValue | undefined>;

/** A picture that shows something: visitors who cannot see it need its words. */
export const ImageControl = (props: ImageProps) => <Image {...props} altText="asked" />;
/** A logo: its words are read where the name does not stand beside it. */
export const LogoControl = (props: ImageProps) => <Image {...props} altText="ofName" />;
/** A ground behind text, that may have words and needs none. */
export const BackdropControl = (props: ImageProps) => <Image {...props} altText="free" />;
/** A face beside its name, that says nothing more. */
export const PortraitControl = (props: ImageProps) => <Image {...props} altText="none" />;

/** Upload by button or drop, what it shows in words, and the point that stays in sight. */
function Image({
  id,
  value = {},
  onChange,
  schema,
  altText,
}: ImageProps & { readonly altText: AltTextField | 'none' }) {
  const t = useEditorT();
  const aria = useGroupAria();
  const { src = '', alt = '', focalX = 50, focalY = 50 } = value;
  const unsure = useUnsureAlt();
  const writeLate = useWriteLate();
  const upload = useUpload((url, isLate) => {
    if (alt !== '' && altText !== 'none') unsure.add(url);
    // Its words and the rest may have been written since; another picture may not have come.
    if (isLate)
      return writeLate(
        (picture) => (pictureOf(picture).src ?? '') === src,
        (picture) => withSource(pictureOf(picture), url),
      );
    onChange(withSource(value, url));
    return true;
  });
  const [over, setOver] = useState(false);
  // A logo is never cropped: there is no point of it to keep in sight.
  const isWhole = altText === 'ofName';
  const isDrawing = /\.svg(#|$)/.test(src);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file may be dropped anywhere on the field; the button does the same
    <div
      id={id}
      role="group"
      className={styles.image}
      data-over={over}
      onDragOver={(event) => {
        if (!upload.isOpen || !event.dataTransfer.types.includes('Files')) return;
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
      {src && !isDrawing && isWhole ? (
        <div className={styles.picture}>
          <img src={src} alt="" />
        </div>
      ) : null}
      {src && !isDrawing && !isWhole ? (
        <FocalPoint
          src={src}
          x={focalX}
          y={focalY}
          onMove={(x, y) => onChange({ ...value, focalX: x, focalY: y })}
        />
      ) : null}
      <span className={styles.actions}>
        {upload.isOpen ? <UploadButton upload={upload} isThere={src !== ''} /> : null}
        <LibraryButton
          className={controls.button}
          onChoose={(picture) => {
            // Its own words come along; where it has none, those of the picture before are asked about.
            if (picture.alt === '' && alt !== '' && altText !== 'none') unsure.add(picture.url);
            onChange(withChosen(value, picture));
          }}
        />
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
          {upload.busy ?? (src ? fileName(src) : upload.isOpen ? t('fields.image.drop') : '')}
        </span>
      </span>
      {upload.refusal ? (
        <p className={controls.error} role="alert">
          {upload.refusal}
        </p>
      ) : null}
      {altText === 'none' ? null : (
        <AltText
          value={value}
          altText={altText}
          node={schema.properties?.['alt']}
          unsure={unsure}
          onChange={onChange}
        />
      )}
    </div>
  );
}

const pictureOf = (part: unknown): ImageValue => (isRecord(part) ? part : {});

/** The file's own name; nothing for one that the server named. */
function fileName(src: string): string {
  const name = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return /^[\da-f]{20,}/.test(name) ? '' : name;
}

/** Chooses a picture and sends it. */
export function UploadButton({ upload, isThere }: { readonly upload: Upload; readonly isThere: boolean }) {
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
