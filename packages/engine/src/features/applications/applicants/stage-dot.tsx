import type { StageKind } from '@boardwright/api-client/contract';
import styles from './stage-dot.module.css';

/** The colour of a stage's kind; its name always stands beside it. */
export function StageDot({ kind }: { readonly kind: StageKind }) {
  return <span data-kind={kind} className={styles.dot} aria-hidden="true" />;
}
