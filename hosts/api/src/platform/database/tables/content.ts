import { productKinds, productTypes } from '@boardwright/api-client/contract';
import {
  sql,
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { jobBoards } from './boards.ts';
import { createdAt, decimal, identity, json, moment, namesUploads, wordsIn, wordsIndex } from './columns.ts';
import { users } from './people.ts';

/** What an article is found by. */
export const wordsOfArticle = ({
  title,
  slug,
  author,
  category,
}: Readonly<Record<'title' | 'slug' | 'author' | 'category', AnyPgColumn>>) =>
  wordsIn(title, slug, author, category);

/** What of an article can name a picture. */
export const picturesOfArticle = ({
  image,
  thumbnail,
  text: words,
}: Readonly<Record<'image' | 'thumbnail' | 'text', AnyPgColumn>>) => wordsIn(image, thumbnail, words);

/**
 * A news article of a board in one language (specification §3 'Article'). Visitors see it while it is active, its moment
 * has come and it is not deleted.
 */
export const articles = pgTable(
  'articles',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    type: text('type', { enum: ['news'] })
      .notNull()
      .default('news'),
    locale: text('locale').notNull(),
    active: boolean('active').notNull().default(true),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Sanitised HTML. */
    text: text('text').notNull().default(''),
    thumbnail: text('thumbnail'),
    image: text('image'),
    /** Who wrote it, and a word for what it is about; both as visitors read them. */
    author: text('author'),
    category: text('category'),
    /** From when on it is shown, which may be a moment to come; null: a draft. */
    publishedAt: moment('published_at'),
    /** Grows with each save, so that two admins notice each other. */
    revision: integer('revision').notNull().default(1),
    /** The name of the admin who saved it last. */
    changedBy: text('changed_by').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.jobBoardId, table.slug),
    index('articles_list').on(table.jobBoardId, table.locale, table.publishedAt),
    // As the list of an admin has them.
    index('articles_newest').on(
      table.jobBoardId,
      table.deletedAt.desc().nullsLast(),
      table.publishedAt.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Those that show a picture, of many that do not.
    index('articles_pictures')
      .on(table.jobBoardId)
      .where(namesUploads(picturesOfArticle(table))),
    wordsIndex('articles_words', wordsOfArticle(table)),
  ],
);

/** Slugs that articles had while they were shown: links to them lead on. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('article_slugs_slug').on(table.jobBoardId, table.slug),
    index('article_slugs_article').on(table.articleId),
  ],
);

/** What of a landing page can name a picture. */
export const picturesOfLandingPage = ({
  image,
  textAbove,
  textBelow,
}: Readonly<Record<'image' | 'textAbove' | 'textBelow', AnyPgColumn>>) =>
  wordsIn(image, textAbove, textBelow);

/**
 * A search with an address and words of its own (specification §3 'Landing page'); `query` uses the job list's keys (§7).
 * Visitors see it as they see an article.
 */
export const landingPages = pgTable(
  'landing_pages',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    locale: text('locale').notNull(),
    active: boolean('active').notNull().default(true),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** A few words above its jobs. */
    description: text('description').notNull().default(''),
    /** Sanitised HTML, above and below its jobs. */
    textAbove: text('text_above').notNull().default(''),
    textBelow: text('text_below').notNull().default(''),
    image: text('image'),
    /** What search engines are given instead of title and description; empty: those. */
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    query: json('query').notNull().default({}),
    order: integer('order').notNull().default(0),
    /** Since when it has had fewer jobs than the site wants of one; null: it has enough. */
    fewSince: moment('few_since'),
    /** From when on it is or was shown; null: nobody has decided. */
    publishedAt: moment('published_at'),
    /** Grows with each change: who read an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** The name of the admin who saved it last. */
    changedBy: text('changed_by').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('landing_pages_slug').on(table.jobBoardId, table.slug),
    index('landing_pages_list').on(table.jobBoardId, table.locale, table.order),
  ],
);

/** Slugs that landing pages had while they were shown: links to them lead on. */
export const landingPageSlugs = pgTable(
  'landing_page_slugs',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    landingPageId: integer('landing_page_id')
      .notNull()
      .references(() => landingPages.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('landing_page_slugs_slug').on(table.jobBoardId, table.slug),
    index('landing_page_slugs_page').on(table.landingPageId),
  ],
);

/** How often a landing page was drawn for a visitor, per day of the site's calendar. Nothing says who looked. */
export const landingPageViews = pgTable(
  'landing_page_views',
  {
    landingPageId: integer('landing_page_id')
      .notNull()
      .references(() => landingPages.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.landingPageId, table.day] })],
);

/** What visitors searched for, per day of the site's calendar, and how often in vain. Nothing says who searched. */
export const searchCounts = pgTable(
  'search_counts',
  {
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    locale: text('locale').notNull(),
    /** Lower case, one space between words; empty: none. */
    words: text('words').notNull(),
    place: text('place').notNull(),
    /** Ascending, with commas between them. */
    segmentIds: text('segment_ids').notNull(),
    searches: integer('searches').notNull(),
    /** Of them, those that found nothing. */
    inVain: integer('in_vain').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.jobBoardId, table.day, table.locale, table.words, table.place, table.segmentIds],
    }),
  ],
);

/** What employers can buy (specification §3 'Product'). Prices in cents, without VAT. */
export const products = pgTable(
  'products',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    name: text('name').notNull(),
    priceCents: integer('price_cents').notNull(),
    active: boolean('active').notNull().default(true),
    productType: text('product_type', { enum: productTypes }).notNull(),
    type: text('type', { enum: productKinds }).notNull(),
    purchaseUrl: text('purchase_url'),
    benefits: jsonb('benefits').$type<readonly { lang: string; text: string }[]>().notNull().default([]),
    /** Days; of a slot the days of one billing cycle. */
    duration: integer('duration'),
    /** Postings, credits or slots that one order gives. */
    quantity: integer('quantity').notNull().default(1),
    /** Of a posting: what it costs in credits; null where credits do not buy it. */
    credits: integer('credits'),
    /** Of a click budget: cents for each click. */
    clickPrice: integer('click_price'),
    /** Only jobs that are applied to by e-mail may be published with it (specification §5). */
    requiresEmailApply: boolean('requires_email_apply').notNull().default(false),
    /** Percent. */
    discount: decimal('discount').notNull().default(0),
    order: integer('order').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('products_board').on(table.jobBoardId, table.order),
    check('products_price', sql`${table.priceCents} >= 0`),
    check('products_quantity', sql`${table.quantity} > 0`),
    check('products_duration', sql`${table.duration} > 0`),
    check('products_costs', sql`${table.credits} > 0 and ${table.clickPrice} > 0`),
    check('products_discount', sql`${table.discount} between 0 and 100`),
  ],
);

/** What a redirect is found by. */
export const wordsOfForward = ({ path, url }: Readonly<Record<'path' | 'url', AnyPgColumn>>) =>
  wordsIn(path, url);

/** Where an unknown address leads; a `path` that ends in `*` stands for everything beneath it. */
export const forwardRules = pgTable(
  'forward_rules',
  {
    id: identity(),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    path: text('path').notNull(),
    url: text('url').notNull(),
    status: integer('status').notNull().default(302),
    /** The admin who added it; null where nobody did by hand. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Grows with each change: who read an older one is refused. */
    revision: integer('revision').notNull().default(1),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('forward_rules_path')
      .on(table.jobBoardId, table.path)
      .where(sql`${table.deletedAt} is null`),
    index('forward_rules_newest').on(table.jobBoardId, table.createdAt, table.id),
    wordsIndex('forward_rules_words', wordsOfForward(table)),
    check('forward_rules_status', sql`${table.status} in (301, 302, 303, 307, 308)`),
  ],
);

/** How often visitors came by a rule, per day of the site's calendar. Nothing says who. */
export const forwardHits = pgTable(
  'forward_hits',
  {
    forwardRuleId: integer('forward_rule_id')
      .notNull()
      .references(() => forwardRules.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.forwardRuleId, table.day] })],
);

/** Addresses that visitors asked for and that lead nowhere, per day of the site's calendar. Nothing says who asked. */
export const missingPaths = pgTable(
  'missing_paths',
  {
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    path: text('path').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobBoardId, table.day, table.path] })],
);

/** Addresses without a page that an admin does not want to hear of. */
export const ignoredPaths = pgTable(
  'ignored_paths',
  {
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.jobBoardId, table.path] })],
);
