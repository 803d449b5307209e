import type { ArticleState } from '@boardwright/api-client/contract';

/** Whether visitors see it: not, from now on, or from a moment on. */
export const showings = ['hidden', 'visible', 'planned'] as const;
export type Showing = (typeof showings)[number];

export const showingOf = (state: ArticleState): Showing =>
  state === 'published' ? 'visible' : state === 'planned' ? 'planned' : 'hidden';
