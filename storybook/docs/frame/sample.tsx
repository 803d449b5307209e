import { useId, type ReactNode } from 'react';
import { Parts, type Drawing } from './parts.tsx';
import styles from './sample.module.css';

interface SampleProps {
  /** What to see in it. */
  readonly caption?: ReactNode;
  /** Its drawings side by side instead of below each other. */
  readonly row?: boolean;
  readonly children: Drawing;
}

/** An example, drawn from the real parts. */
export function Sample({ caption, row = false, children }: SampleProps) {
  return (
    <figure className={`sb-unstyled ${styles.sample}`}>
      <div className={styles.ground}>
        <Parts>
          {(texts) => (
            <div className={row ? styles.row : styles.column}>
              {typeof children === 'function' ? children(texts) : children}
            </div>
          )}
        </Parts>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface Half {
  readonly draw: Drawing;
  readonly why: string;
}

export interface DoDontProps {
  readonly right: Half;
  readonly wrong: Half;
}

/** The right and the wrong way side by side. The wrong one cannot be reached by keyboard: it is a picture of parts. */
export function DoDont({ right, wrong }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${styles.pair}`}>
      <Side half={right} word="Do" className={styles.right} />
      <Side half={wrong} word="Don’t" className={styles.wrong} inert />
    </div>
  );
}

interface SideProps {
  readonly half: Half;
  readonly word: string;
  readonly className: string | undefined;
  readonly inert?: boolean;
}

function Side({ half: { draw, why }, word, className, inert = false }: SideProps) {
  const id = useId();
  return (
    <figure className={`${styles.side} ${className}`} aria-labelledby={id}>
      <div className={styles.ground} inert={inert}>
        <Parts>{draw}</Parts>
      </div>
      <figcaption id={id} className={styles.caption}>
        <b className={styles.word}>{word}</b> {why}
      </figcaption>
    </figure>
  );
}
