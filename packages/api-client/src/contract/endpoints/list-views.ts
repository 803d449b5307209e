import { defineEndpoint } from '../define-endpoint.ts';
import { listView, listViewLimits, viewedLists } from '../entities/list-view.ts';
import { list, one } from '../shape.ts';

const own = { roles: ['admin'], area: 'everyone' } as const;
const content = {
  name: { type: 'string', maxLength: listViewLimits.name },
  query: { type: 'string', maxLength: listViewLimits.query },
  is_shared: { type: 'boolean' },
} as const;

const findListViews = defineEndpoint({
  method: 'GET',
  path: '/list-views',
  ...own,
  summary:
    "Views of a list that the caller made, then those that colleagues share, by name; none of a list that the caller's role does not see.",
  query: {
    type: 'object',
    required: ['list'],
    additionalProperties: false,
    properties: { list: { enum: viewedLists } },
  },
  reply: list(listView),
});

const createListView = defineEndpoint({
  method: 'POST',
  path: '/list-views',
  ...own,
  summary:
    'Stores how a list is filtered, ordered and laid out under a name of its own. Shared with colleagues only by who may change what the list is about.',
  body: {
    type: 'object',
    required: ['list', 'name', 'query'],
    additionalProperties: false,
    properties: {
      list: { enum: viewedLists },
      ...content,
      is_shared: { ...content.is_shared, default: false },
    },
  },
  status: 201,
  reply: one(listView),
  errors: ['notFound', 'validation', 'forbidden'],
});

const changeListView = defineEndpoint({
  method: 'PUT',
  path: '/list-views/{uuid}',
  ...own,
  overwrites:
    'Whoever made a view changes it, and owners one that is shared: its filters are chosen, not typed, and its last name stands.',
  summary: "Renames a view, replaces what it finds, shares it or takes it back to one's own.",
  body: { type: 'object', additionalProperties: false, properties: content },
  reply: one(listView),
  errors: ['notFound', 'validation', 'forbidden'],
});

const removeListView = defineEndpoint({
  method: 'DELETE',
  path: '/list-views/{uuid}',
  ...own,
  summary: 'Takes a view away, also from colleagues it was shared with; for 30 days it can be put back.',
  errors: ['notFound'],
});

const restoreListView = defineEndpoint({
  method: 'POST',
  path: '/list-views/{uuid}/restore',
  ...own,
  summary: 'Puts a view back that was taken away.',
  reply: one(listView),
  errors: ['notFound', 'validation'],
});

export const listViews = {
  findListViews,
  createListView,
  changeListView,
  removeListView,
  restoreListView,
} as const;
