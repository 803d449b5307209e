import { DryRun } from './dry-run.tsx';
import { FeedForm } from './feed-form.tsx';
import { FeedList } from './feed-list.tsx';
import { FeedRuns } from './feed-runs.tsx';
import type { FeedsScreen } from './feeds-screen.ts';

/** The company's feeds. */
export function Feeds(props: FeedsScreen) {
  const { data } = props;
  switch (data.screen) {
    case 'list':
      return <FeedList {...props} data={data} />;
    case 'form':
      return <FeedForm key={data.current?.id ?? 'new'} {...props} data={data} />;
    case 'runs':
      return <FeedRuns {...props} data={data} />;
    case 'dry':
      return <DryRun {...props} data={data} />;
  }
}
