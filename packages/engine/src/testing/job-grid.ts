import { queryAllByRole } from '@boardwright/ui/testing';

/** Whether jobs stand in a grid of cards. Rows are the same list: only its class, for the eye alone, tells them apart. */
export const hasJobGrid = (html: string): boolean =>
  queryAllByRole(html, 'article').some((job) => job.closest('ul')?.classList.contains('grid'));
