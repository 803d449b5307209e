import { type SiteTemplate, siteTemplates } from '@boardwright/api-client/contract';
import type { ReactNode } from 'react';
import styles from './beginning.module.css';

/** What a site may begin with. */
export const beginnings = ['empty', ...siteTemplates, 'copy', 'file'] as const;
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

/** The colours of a template, as its site has them. */
const colours: Readonly<Record<SiteTemplate, readonly [primary: string, secondary: string]>> = {
  care: ['#0b6e4f', '#f0a35e'],
  technology: ['#3b3fb6', '#12b5a6'],
  local: ['#9a3b1f', '#3f7d5a'],
};

const signs: Readonly<Record<SiteTemplate, string>> = {
  care: 'M0 4v-8M-4 0h8',
  technology: 'M-2.2 -3l-3 3 3 3M2.2 -3l3 3 -3 3',
  local: 'M0 5.2c-2.8-2.8-4-4.3-4-6.2a4 4 0 0 1 8 0c0 1.9-1.2 3.4-4 6.2z',
};

/** A home page in the colours of a template. */
function Home({ of }: { readonly of: SiteTemplate }) {
  const [primary, secondary] = colours[of];
  return (
    <g transform="translate(18 6)">
      <rect width="84" height="56" rx="4" className={styles.paper} />
      <rect x="6" y="5" width="16" height="4" rx="2" className={styles.strong} />
      <rect x="64" y="5" width="14" height="4" rx="2" fill={primary} />
      <path d="M.5 13h83v20H.5z" fill={primary} fillOpacity="0.14" />
      <rect x="6" y="17" width="34" height="4" rx="2" className={styles.strong} />
      <rect x="6" y="25" width="26" height="5" rx="2" className={styles.field} />
      <rect x="33" y="25" width="12" height="5" rx="2" fill={primary} />
      <circle cx="66" cy="23" r="8.5" fill={secondary} />
      <path d={signs[of]} transform="translate(66 23)" className={styles.sign} />
      {[6, 31, 56].map((x) => (
        <rect key={x} x={x} y="38" width="21" height="11" rx="2" className={styles.line} />
      ))}
    </g>
  );
}

const drawings: Readonly<Record<Beginning, ReactNode>> = {
  empty: (
    <>
      <rect x="24" y="10" width="72" height="48" rx="4" className={styles.dashed} />
      <path d="M60 27v14M53 34h14" className={styles.stroke} />
    </>
  ),
  care: <Home of="care" />,
  technology: <Home of="technology" />,
  local: <Home of="local" />,
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
