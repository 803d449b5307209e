import { wordDiff } from './word-diff.ts';
import styles from './changed-text.module.css';

/** A text with the words that were added and those that were taken away. */
export function ChangedText({ was, now }: { readonly was: string; readonly now: string }) {
  return wordDiff(was, now).map(({ kind, text }, at) =>
    kind === 'same' ? (
      <span key={at}>{text}</span>
    ) : kind === 'added' ? (
      <ins key={at} className={styles.added}>
        {text}
      </ins>
    ) : (
      <del key={at} className={styles.taken}>
        {text}
      </del>
    ),
  );
}
