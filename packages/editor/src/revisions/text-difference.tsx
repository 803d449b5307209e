import { ChangedText } from '../conflict/changed-text.tsx';
import { valueTexts } from '../conflict/value-text.ts';
import { useEditorT } from '../editor-messages.tsx';
import type { PageChange } from './page-diff.ts';
import styles from './revisions-panel.module.css';

/** A changed text with the words that came and went; nothing for what is no text. */
export function TextDifference({ change }: { readonly change: PageChange }) {
  const t = useEditorT();
  if (change.kind !== 'setting' && change.kind !== 'text') return null;
  const isText = [change.was, change.now].some((value) => typeof value === 'string' && value.includes(' '));
  if (!isText) return null;
  const [was = '', now = ''] = valueTexts(t, [change.was, change.now]);
  return (
    <span className={styles.words}>
      <ChangedText was={was} now={now} />
    </span>
  );
}
