import { OverviewApiContext, OverviewPage, type OverviewApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

/** How the board stands. */
const api: OverviewApi = {
  read: async (days) =>
    (await withFieldMessages(client.overview.readOverview({ query: { days }, as: 'admin' }))).data,
};

/** The overview with its call; fetched when somebody goes there. */
export function Component() {
  return (
    <OverviewApiContext value={api}>
      <OverviewPage />
    </OverviewApiContext>
  );
}
