import { lazy, Suspense, useEffect, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { fetchSanitiser } from '@boardwright/engine/clean-now';
import { CodeControl } from './code-control.tsx';
import { storeUndo, useAria, useGroupAria, type ControlProps } from './control.ts';
import { unknownTags } from './rich-text-html.ts';
import controls from './field-controls.module.css';
import styles from './rich-text.module.css';

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

interface RichTextControlProps extends ControlProps<string | undefined> {
  /** Whether variables are filled in where it is shown. */
  readonly withVariables?: boolean;
}

/** A text with headings, lists, link buttons, icons, variables and pictures. What the text editor would lose is edited as HTML. */
export function RichTextControl(props: RichTextControlProps) {
  const { id, value = '', onChange, withVariables = true } = props;
  const t = useEditorT();
  const aria = useGroupAria();
  const { 'aria-invalid': invalid } = useAria();
  // Fetched before a link is made, so that the page shows it at once. Policy: what does not come, the canvas asks for again.
  useEffect(() => void fetchSanitiser().catch(() => undefined), []);
  // Decided once: a tag that is typed as code must not swap the editor under the hands of who types.
  const [tags] = useState(() => unknownTags(value));
  if (tags.length > 0)
    return (
      <>
        <CodeControl {...props} language="html" />
        <p className={controls.hint}>
          {t('fields.rich.asCode', { tags: tags.map((tag) => `<${tag}>`).join(', ') })}
        </p>
      </>
    );
  return (
    <div role="presentation" className={styles.rich} data-invalid={invalid} onKeyDown={storeUndo}>
      <Suspense
        fallback={
          <div
            id={id}
            role="textbox"
            aria-busy="true"
            aria-multiline="true"
            className={styles.text}
            {...aria}
          >
            {t('fields.rich.loading')}
          </div>
        }
      >
        <RichTextEditor id={id} value={value} aria={aria} withVariables={withVariables} onChange={onChange} />
      </Suspense>
    </div>
  );
}
