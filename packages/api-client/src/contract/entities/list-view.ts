import type { AdminArea } from '../admin-rights.ts';
import { shape, type ValueOf } from '../shape.ts';

/** The lists of the back office that have views of one's own, each with what it is about. */
export const listViewAreas = {
  jobs: 'jobs',
  companies: 'companies',
  candidates: 'people',
  employers: 'people',
  applications: 'people',
  orders: 'shop',
  invoices: 'shop',
  quotes: 'shop',
} as const satisfies Readonly<Record<string, AdminArea>>;
export type ViewedList = keyof typeof listViewAreas;
export const viewedLists = Object.keys(listViewAreas) as readonly ViewedList[];

/** Most characters of a view's name and of its part of an address, and most views of an admin of one list. */
export const listViewLimits = { name: 60, query: 1000, views: 50 } as const;

const text = { type: 'string' } as const;

/** What an admin looks for in a list again and again: its filters, order and columns under a name. */
export const listView = shape({
  type: 'object',
  required: ['uuid', 'list', 'name', 'query', 'is_shared', 'made_by', 'may_change'],
  additionalProperties: false,
  properties: {
    uuid: text,
    list: { enum: viewedLists },
    name: text,
    /** Of the list's address, without a question mark: `find=zorg&sort=till`. */
    query: text,
    /** Whether colleagues have it too. */
    is_shared: { type: 'boolean' },
    /** The colleague who made it; null: the caller. */
    made_by: { type: ['string', 'null'] },
    /** Whether the caller may change it: who made it, and owners. */
    may_change: { type: 'boolean' },
  },
} as const);
export type ListView = ValueOf<typeof listView>;
