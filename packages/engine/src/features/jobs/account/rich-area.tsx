import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useScriptsRun } from '../../../page/forms/use-scripts-run.ts';
import { markupToHtml } from '../../../page/forms/text-markup.ts';
import { classNames } from '@boardwright/ui/class-names';
import { Field } from '@boardwright/ui/field';
import { fieldClasses } from '@boardwright/ui/field-classes';
import { fieldWiring } from '@boardwright/ui/field-wiring';
import type { Translate } from '@boardwright/ui/translate';
import { BlockBoundary } from '../../../page/block-boundary.tsx';
import { loadPart } from '../../../page/load-part.ts';
import { fitsRichEditor } from './rich-markup.ts';
import type { RichEditorHandle } from './rich-editor.tsx';
import styles from './job-form.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

const RichEditor = lazy(async () => ({
  default: (await loadPart(() => import('./rich-editor.tsx'))).RichEditor,
}));

interface RichAreaProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly optional?: boolean;
  /** How a text is marked up where no editor is. */
  readonly hint: string;
  readonly rows: number;
  readonly fieldClassName: string | undefined;
  readonly t: Translate<ManageJobsKey>;
}

/**
 * A text of several paragraphs. Without scripts, and for a text with more in it than the editor knows (a table), a plain
 * field with marks; else an editor over it, which writes its HTML into that very field.
 */
export function RichArea(props: RichAreaProps) {
  const { id, name, label, defaultValue, error, optional = false, hint, rows, fieldClassName, t } = props;
  const scripts = useScriptsRun();
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<RichEditorHandle>(null);
  const written = useRef<string>(undefined);
  const [isRich, setRich] = useState(() => fitsRichEditor(markupToHtml(defaultValue)));
  const [isReady, setReady] = useState(false);
  const isEdited = scripts && isRich;
  useEffect(() => {
    const field = area.current;
    const form = field?.form;
    // What was put back from this device's journal came past the editor.
    const follow = () => {
      if (!field || field.value === (written.current ?? defaultValue)) return;
      written.current = field.value;
      const html = markupToHtml(field.value);
      if (fitsRichEditor(html)) editor.current?.replace(html);
      else setRich(false);
    };
    if (isEdited) form?.addEventListener('input', follow);
    return () => form?.removeEventListener('input', follow);
  }, [isEdited, defaultValue]);
  const write = (html: string) => {
    const field = area.current;
    if (!field) return;
    written.current = html;
    field.value = html;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const isOver = isEdited && isReady;
  return (
    <Field {...{ id, label, error, optional }} {...(!isOver && { hint })} className={fieldClassName}>
      <textarea
        {...fieldWiring({ id, error, ...(!isOver && { hint }) })}
        ref={area}
        id={id}
        name={name}
        rows={rows}
        defaultValue={defaultValue}
        className={
          isOver
            ? 'visually-hidden'
            : classNames(fieldClasses.input, fieldClasses.textarea, rows > 8 && styles.tall)
        }
        // Its label and its error lead here: the editor takes the focus on.
        {...(isOver && { tabIndex: -1, 'aria-hidden': true, onFocus: () => editor.current?.focus() })}
      />
      {isEdited && (
        // Without its code the field itself stays, with what was typed.
        <BlockBoundary blockKey="rich-editor" given={null} fallback={null}>
          <Suspense>
            <RichEditor
              ref={editor}
              label={label}
              html={markupToHtml(defaultValue)}
              isTall={rows > 8}
              isInvalid={error !== undefined}
              onReady={() => setReady(true)}
              onChange={write}
              t={t}
            />
          </Suspense>
        </BlockBoundary>
      )}
    </Field>
  );
}
