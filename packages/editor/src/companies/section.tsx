import { type ReactNode, useId } from 'react';
import styles from './companies.module.css';

interface SectionProps {
  readonly title: string;
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a company's page, under its heading. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about === undefined ? null : <p className={styles.quiet}>{about}</p>}
      {children}
    </section>
  );
}
