import { useEffect, useRef } from 'react';
import type { Finding } from './finding.ts';

/** Whoever answers a finding goes on at the next one when it goes away, and at the heading after the last. */
export function useCheckResults(findings: readonly Finding[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const answered = useRef<number>(undefined);
  useEffect(() => {
    const at = answered.current;
    answered.current = undefined;
    if (at === undefined || document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(at, rows.length - 1)]?.querySelector('button');
    (next ?? heading.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- only with the findings do rows go away
  }, [findings]);
  return {
    heading,
    list,
    answer: (at: number): void => {
      answered.current = at;
    },
  };
}
