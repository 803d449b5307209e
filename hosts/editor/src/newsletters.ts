import type { BoardNewsletters } from '@boardwright/api-client/contract';
import type { NewsletterApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { orCurrent } from './or-current.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const limit = 25;
/** The gateway puts the admin's token on what the browser itself asks for here, as a file. */
const exported = '/api/admin/v1/newsletters/subscriptions/export';

/** The board's newsletters and who wants them. */
export const newsletters: NewsletterApi = {
  list: async () => (await withFieldMessages(client.newsletters.findNewsletters({ as }))).data,
  save: (list, revision) => {
    const body = { revision, newsletters: [...list] };
    return orCurrent<BoardNewsletters>(client.newsletters.saveNewsletters({ body, as }));
  },
  subscriptions: ({ search, newsletter, state, source, language, sort }, page) =>
    withFieldMessages(
      client.newsletters.findSubscriptions({
        query: {
          page,
          limit,
          search,
          sort,
          'match[state]': state,
          ...(source && { 'match[source]': source }),
          ...(language && { 'match[locale]': language }),
          ...(newsletter !== undefined && { 'match[newsletter_id]': newsletter }),
        },
        as,
      }),
    ),
  end: (id) => withFieldMessages(client.newsletters.endSubscription({ params: { id }, as })),
  remove: (id) => withFieldMessages(client.newsletters.deleteSubscription({ params: { id }, as })),
  exportAddress: ({ search, newsletter, source, language }) => {
    const query = new URLSearchParams({ search });
    if (newsletter !== undefined) query.set('match[newsletter_id]', String(newsletter));
    if (source) query.set('match[source]', source);
    if (language) query.set('match[locale]', language);
    return `${exported}?${query}`;
  },
};
