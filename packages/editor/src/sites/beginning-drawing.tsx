import type { ReactNode } from 'react';
import styles from './beginning.module.css';

/** What a site may begin with. */
export const beginnings = ['empty', 'copy', 'file'] as const;
export type Beginning = (typeof beginnings)[number];

/** A page of 120 by 68, with its bar on top. */
function Page({
  x = 0,
  y = 0,
  children,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly children?: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="72" height="48" rx="4" className={styles.paper} />
      <rect x="6" y="6" width="16" height="4" rx="2" className={styles.line} />
      <rect x="52" y="6" width="14" height="4" rx="2" className={styles.accent} />
      {children}
    </g>
  );
}

const rows = (
  <>
    <rect x="6" y="16" width="38" height="5" rx="2" className={styles.strong} />
    <rect x="6" y="26" width="60" height="5" rx="2" className={styles.line} />
    <rect x="6" y="34" width="60" height="5" rx="2" className={styles.line} />
  </>
);

const drawings: Readonly<Record<Beginning, ReactNode>> = {
  empty: (
    <>
      <rect x="24" y="10" width="72" height="48" rx="4" className={styles.dashed} />
      <path d="M60 27v14M53 34h14" className={styles.stroke} />
    </>
  ),
  copy: (
    <>
      <Page x={14} y={6}>
        {rows}
      </Page>
      <Page x={34} y={14}>
        {rows}
      </Page>
    </>
  ),
  file: (
    <>
      <path d="M38 6h30l14 14v42H38z" className={styles.paper} />
      <path d="M68 6v14h14" className={styles.fold} />
      <path d="M60 52V32m-8 8 8-8 8 8" className={styles.stroke} />
    </>
  ),
};

/** What a site begins with, as a picture. */
export function BeginningDrawing({ of }: { readonly of: Beginning }) {
  return (
    <svg viewBox="0 0 120 68" className={styles.drawing} aria-hidden>
      {drawings[of]}
    </svg>
  );
}
