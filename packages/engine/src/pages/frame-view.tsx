import { ErrorPage } from './error-page.tsx';
import type { PageData } from './page-data.ts';
import { SystemPage } from './system-page.tsx';

export interface FramePageProps {
  readonly data: Pick<PageData, 'system' | 'error'>;
}

/** A page of the product itself, or an error without blocks: a chunk of its own, for few visitors ever see one. */
export function FramePage({ data: { system, error } }: FramePageProps) {
  return (
    <>
      {system ? <SystemPage view={system} /> : null}
      {error ? <ErrorPage status={error.status} message={error.message} /> : null}
    </>
  );
}
