import { createElement, type ReactNode } from 'react';
import { stages, statusOf } from './status-of.ts';
import styles from './status-label.module.css';

interface Labelled {
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** A name in the sidebar; beside that of a part that is new, or that goes, the word. What is stable needs none. */
export function statusLabel({ name, type, tags = [] }: Labelled): ReactNode {
  const status = type === 'component' ? statusOf(tags) : undefined;
  if (status === undefined || status.stage === 'stable') return name;
  return createElement(
    'span',
    null,
    `${name} `,
    createElement('b', { className: styles[status.stage] }, stages[status.stage].title),
  );
}
