import { shape, type ValueOf } from '../shape.ts';

const integer = { type: 'integer' } as const;
const text = { type: 'string' } as const;
const nullableString = { type: ['string', 'null'] } as const;

/** Characters that the parts of an article have at most. */
export const articleLimits = {
  title: 200,
  slug: 100,
  description: 300,
  author: 80,
  category: 60,
  text: 200_000,
} as const;

/** What an article is to its board: it is shown where it is `published` alone. */
export const articleStates = ['draft', 'planned', 'published', 'unpublished', 'deleted'] as const;
export type ArticleState = (typeof articleStates)[number];

/** An article with all that an admin of the board may change. */
export const adminArticle = shape({
  type: 'object',
  required: [
    'id',
    'locale',
    'state',
    'slug',
    'title',
    'description',
    'author',
    'category',
    'image',
    'thumbnail',
    'published_at',
    'created_at',
    'updated_at',
    'changed_by',
    'deleted_at',
    'revision',
  ],
  additionalProperties: false,
  properties: {
    id: integer,
    locale: text,
    state: { enum: articleStates },
    slug: text,
    title: text,
    /** Plain text, of lists and search engines; may be empty. */
    description: text,
    /** Sanitised HTML; only in the details. */
    text,
    author: nullableString,
    category: nullableString,
    image: nullableString,
    /** The picture made small, for lists. */
    thumbnail: nullableString,
    /** From when on it is or was shown; null: nobody has decided. */
    published_at: nullableString,
    created_at: text,
    updated_at: text,
    /** The name of the admin who saved it last; may be empty. */
    changed_by: text,
    /** Since when it is deleted: it can be restored for 30 days. */
    deleted_at: nullableString,
    /** Grows with each save. */
    revision: integer,
  },
});
export type AdminArticle = ValueOf<typeof adminArticle>;
