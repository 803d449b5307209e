import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState, type ChangeEvent } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { classNames } from '../class-names.ts';
import { fileSize } from '../format/file-size.ts';
import { useFormatSettings } from '../format/format-settings.ts';
import { Icon } from '../icon/icon.tsx';
import { Field, type FieldBase } from './field.tsx';
import { fieldWiring } from './field-wiring.ts';
import { unfitFile } from './unfit-file.ts';
import { useHeldBack } from './use-held-back.ts';
import styles from './file.module.css';

/** A file that the server already holds: it stays when the form comes back with an error. */
export interface SelectedFile {
  readonly name: string;
  /** Bytes. */
  readonly size?: number | undefined;
  /** Posted under `<name>_token` in place of the file. */
  readonly token?: string | undefined;
}

export interface FileFieldProps extends FieldBase {
  /** Extensions or types, as the HTML attribute: '.pdf,.doc,.docx,.latex'. */
  readonly accept?: string | undefined;
  /** Bytes: what is larger is refused before it is sent. */
  readonly largest?: number | undefined;
  readonly held?: SelectedFile | undefined;
  readonly onChoose?: (file: File | undefined) => void;
  readonly fieldClassName?: string | undefined;
}

/**
 * Choose a file and see which. The browser's own file input covers the frame, so a click, a key press and a dropped
 * file all reach it; without scripts it is simply that input, visible. A file that could only be refused
 * keeps its form from being sent.
 */
export function FileField(props: FileFieldProps) {
  const { name, id = name, label, hint, required, optional, accept, largest, held } = props;
  const t = useUiT();
  const { locale } = useFormatSettings();
  const [chosen, setChosen] = useState<SelectedFile | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const [unfit, setUnfit] = useState<string>();
  useHeldBack(input, unfit !== undefined);
  const file = chosen ?? held;
  const error = unfit ?? props.error;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const first = event.currentTarget.files?.[0];
    setUnfit(first && unfitFile(first, { accept, largest }, t, locale));
    setChosen(first && { name: first.name, size: first.size });
    props.onChoose?.(first);
  };
  return (
    <Field
      {...{ id, label, hint, error, optional }}
      isAlert={unfit !== undefined}
      className={props.fieldClassName}
    >
      <div className={classNames(styles.upload, file && styles.filled, error && styles.wrong)}>
        <Icon icon={file ? FileText : Upload} className={styles.icon} />
        <span className={styles.words} aria-live="polite">
          {file ? <b className={styles.name}>{file.name}</b> : <span>{t('chooseFile')}</span>}
          {file?.size !== undefined && <span className={styles.size}>{describeFile(file, locale)}</span>}
        </span>
        <span className={styles.action} aria-hidden="true">
          {t(file ? 'replaceFile' : 'browse')}
        </span>
        <input
          {...fieldWiring({ id, error, hint, required: required && !held })}
          ref={input}
          className={styles.input}
          type="file"
          id={id}
          name={name}
          accept={accept}
          onChange={choose}
        />
      </div>
      {held?.token && !chosen && <input type="hidden" name={`${name}_token`} value={held.token} />}
    </Field>
  );
}

function describeFile(file: SelectedFile, locale: string): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(file.name)?.[1]?.toUpperCase();
  return [extension, file.size !== undefined && fileSize(file.size, locale)].filter(Boolean).join(', ');
}
