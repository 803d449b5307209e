import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import { isDrawing, Picture } from '@boardwright/ui/picture';
import styles from './auth-card.module.css';

export interface AuthPageProps {
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly focalX: number;
    readonly focalY: number;
  };
  /** How the picture fills its ground. */
  readonly size: 'auto' | 'contain' | 'cover';
  /** Two halves beside each other; one is 480 wide. */
  readonly halves?: 1 | 2;
  readonly children: ReactNode;
}

/** The ground of logging in and registering: one card over the board's picture. A phone shows no picture. */
export function AuthPage({ image, size, halves = 1, children }: AuthPageProps) {
  const focus = { '--focal': `${image.focalX}% ${image.focalY}%` } as CSSProperties;
  return (
    <section className={styles.page}>
      {image.src && (
        <div
          className={classNames(
            styles.art,
            isDrawing(image.src) ? styles.drawing : styles.photo,
            styles[size],
          )}
          style={focus}
        >
          <Picture src={image.src} alt={image.alt} />
        </div>
      )}
      <div className="container">
        <div className={classNames(styles.card, halves === 2 && styles.split)}>{children}</div>
      </div>
    </section>
  );
}
