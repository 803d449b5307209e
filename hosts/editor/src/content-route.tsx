import { CategoriesApiContext, ContentPage, type CategoriesApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** The categories of the board, as an admin keeps them. */
const categories: CategoriesApi = {
  groups: async () => (await withFieldMessages(client.segments.findSegmentGroups({ as }))).data,
  categories: async (id, isArchived) => {
    const query = { 'match[archived]': isArchived ? 'set' : 'none' } as const;
    return (await withFieldMessages(client.segments.findGroupSegments({ params: { id }, query, as }))).data;
  },
  add: (body) => withFieldMessages(client.segments.createSegment({ body, as })),
  change: (id, body) => withFieldMessages(client.segments.updateSegment({ params: { id }, body, as })),
  order: (id, ids) =>
    withFieldMessages(client.segments.orderSegments({ params: { id }, body: { ids: [...ids] }, as })),
  archive: (id) => withFieldMessages(client.segments.archiveSegment({ params: { id }, as })),
  restore: (id) => withFieldMessages(client.segments.restoreSegment({ params: { id }, as })),
  importList: async (id, text, isTrial) => {
    const body = { text, dry_run: isTrial };
    return (await withFieldMessages(client.segments.importSegments({ params: { id }, body, as }))).data;
  },
};

/** The workspace of content with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <CategoriesApiContext value={categories}>
      <ContentPage />
    </CategoriesApiContext>
  );
}
