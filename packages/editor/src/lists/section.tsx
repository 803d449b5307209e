import { type ReactNode, useId } from 'react';
import record from './record.module.css';

interface SectionProps {
  readonly title: string;
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page about one thing, under its heading. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className={record.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about === undefined ? null : <p className={record.quiet}>{about}</p>}
      {children}
    </section>
  );
}
