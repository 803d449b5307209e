import type { BlockProps } from '../../board/define-block.ts';
import { JobsOfPage } from './jobs-of-page.tsx';
import type { LandingPagesData, LandingPagesSettings } from './landing-pages-data.ts';
import { PageList } from './page-list.tsx';
import type { LandingPagesKey } from './landing-pages.messages.ts';

/** Named searches, each a page of its own: all of them, or one with its jobs (specification §2 'landing pages'). */
export function LandingPages({
  data,
  ...props
}: BlockProps<LandingPagesSettings, LandingPagesData, LandingPagesKey>) {
  return data.kind === 'list' ? <PageList {...props} data={data} /> : <JobsOfPage {...props} data={data} />;
}
