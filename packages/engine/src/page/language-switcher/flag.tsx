import type { ReactNode } from 'react';
import { languageCode } from './language-name.ts';
import styles from './flag.module.css';

/** A small drawn flag for a language; the language's name always stands beside or behind it. Unknown ones: the code. */
export function Flag({ locale }: { readonly locale: string }) {
  const language = locale.slice(0, 2).toLowerCase();
  const drawing = drawings.get(language);
  if (!drawing) return <span>{languageCode(locale)}</span>;
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}

function Netherlands() {
  return (
    <>
      <path className={styles.white} d="M0 0h24v16H0z" />
      <path className={styles.red} d="M0 0h24v5.33H0z" />
      <path className={styles.blue} d="M0 10.67h24V16H0z" />
    </>
  );
}

function Romania() {
  return (
    <>
      <path className={styles.yellow} d="M0 0h24v16H0z" />
      <path className={styles.blue} d="M0 0h8v16H0z" />
      <path className={styles.red} d="M16 0h8v16h-8z" />
    </>
  );
}

function UnitedKingdom() {
  return (
    <>
      <path className={styles.blue} d="M0 0h24v16H0z" />
      <path className={styles.whiteLine} strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path className={styles.redLine} strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path className={styles.whiteLine} strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path className={styles.redLine} strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  );
}

const drawings: ReadonlyMap<string, ReactNode> = new Map([
  ['nl', <Netherlands key="nl" />],
  ['en', <UnitedKingdom key="en" />],
  ['ro', <Romania key="ro" />],
]);
