import { productKinds, productTypes, shape, type ValueOf } from '@boardwright/api-client/contract';

const number = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const anything = { type: 'object', additionalProperties: true } as const;
const byLanguage = (maxLength: number) =>
  ({ type: 'object', maxProperties: 20, additionalProperties: text(maxLength) }) as const;
const slug = { type: 'string', minLength: 1, maxLength: 200, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' } as const;
const language = { type: 'string', pattern: '^[a-z]{2}$' } as const;
const moment = { type: ['string', 'null'], format: 'date-time' } as const;
const html = text(400_000);
const pixels = { type: ['integer', 'null'], minimum: 1, maximum: 100_000 } as const;
const percent = { type: 'integer', minimum: 0, maximum: 100 } as const;
const address = text(2000);
const picture = { type: ['string', 'null'], maxLength: 2000 } as const;
/** Settings of a block in one language, with the version of its schema that they were written for. */
const stored = {
  type: 'object',
  required: ['version', 'settings'],
  additionalProperties: false,
  properties: { version: { type: 'integer', minimum: 0, maximum: 1000 }, settings: anything },
} as const;

const whole = <const P extends Record<string, object>>(properties: P) =>
  ({
    type: 'object',
    required: Object.keys(properties) as (keyof P & string)[],
    additionalProperties: false,
    properties,
  }) as const;

const uploaded = { type: 'string', maxLength: 300, pattern: '^/uploads/' } as const;
/** What a library says of a picture or a video. */
const ofLibrary = {
  address: uploaded,
  name: text(300),
  width: pixels,
  height: pixels,
  alt: byLanguage(300),
  focal_x: percent,
  focal_y: percent,
} as const;

const written = {
  locale: language,
  active: { type: 'boolean' },
  slug,
  title: { type: 'string', minLength: 1, maxLength: 300 },
  description: text(10_000),
  image: picture,
  published_at: moment,
  /** Slugs it had while it was shown, which lead on to it. */
  former_slugs: { type: 'array', maxItems: 1000, items: slug },
} as const;

/**
 * Of which kind a file is, and how it is written. One of a later version is not read: it may hold what this one would
 * lose. A change of {@link siteCopy} that an older file does not fit makes the next version.
 */
export const siteCopyFormat = { format: 'boardwright-site', version: 1 } as const;

/**
 * A whole site without anybody's data: what a copy is made of, and a file of a site holds. Nothing in it names a row of
 * a database. Where one thing refers to another it is by `number`, counted from 1 in this very site.
 */
export const siteCopy = shape(
  whole({
    format: { const: siteCopyFormat.format },
    version: { const: siteCopyFormat.version },
    site: whole({
      name: text(120),
      default_language: language,
      languages: { type: 'array', minItems: 1, maxItems: 20, uniqueItems: true, items: language },
      one_design: { type: 'boolean' },
      settings: anything,
      texts: { type: 'object', maxProperties: 20, additionalProperties: anything },
      cookie_scripts: { type: 'array', maxItems: 200, items: anything },
    }),
    board: whole({
      job_url_template: address,
      apply_url_template: address,
      password_reset_url_template: address,
      verify_url_template: address,
      email: { type: ['string', 'null'], maxLength: 254 },
      placeholders: {
        type: 'array',
        maxItems: 1000,
        items: {
          type: 'object',
          required: ['key', 'value'],
          additionalProperties: false,
          properties: { key: text(200), value: text(10_000), texts: byLanguage(10_000) },
        },
      },
      newsletters: { type: 'array', maxItems: 200, items: whole({ number, names: byLanguage(200) }) },
    }),
    categories: {
      type: 'array',
      maxItems: 50_000,
      items: whole({
        number,
        /** The key of a group, which every installation has. */
        group: text(60),
        name: byLanguage(200),
        icon: { type: ['string', 'null'], maxLength: 200 },
        order: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
        is_archived: { type: 'boolean' },
      }),
    },
    products: {
      type: 'array',
      maxItems: 1000,
      items: whole({
        number,
        name: text(200),
        price_cents: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
        active: { type: 'boolean' },
        product_type: { enum: productTypes },
        type: { enum: productKinds },
        purchase_url: picture,
        benefits: { type: 'array', maxItems: 100, items: whole({ lang: text(10), text: text(2000) }) },
        duration: { type: ['integer', 'null'], minimum: 1, maximum: 100_000 },
        quantity: { type: 'integer', minimum: 1, maximum: 1_000_000 },
        credits: { type: ['integer', 'null'], minimum: 1, maximum: 1_000_000 },
        click_price: { type: ['integer', 'null'], minimum: 1, maximum: 1_000_000 },
        requires_email_apply: { type: 'boolean' },
        discount: { type: 'number', minimum: 0, maximum: 100 },
      }),
    },
    pages: {
      type: 'array',
      maxItems: 2000,
      items: whole({
        number,
        key: text(60),
        path: byLanguage(300),
        /** Label, title and description by upper-case language. */
        texts: { type: 'object', maxProperties: 20, additionalProperties: anything },
        former_paths: {
          type: 'array',
          maxItems: 1000,
          items: whole({ locale: language, path: text(300) }),
        },
        /** Numbers of its blocks from top to bottom, shared ones among them. */
        blocks: { type: 'array', maxItems: 500, items: number },
      }),
    },
    blocks: {
      type: 'array',
      maxItems: 50_000,
      items: whole({
        number,
        key: text(60),
        is_shared: { type: 'boolean' },
        custom_styles: { type: ['string', 'null'], maxLength: 100_000 },
        /** By upper-case language. */
        settings: { type: 'object', maxProperties: 20, additionalProperties: stored },
      }),
    },
    presets: {
      type: 'array',
      maxItems: 500,
      items: whole({ name: text(80), key: text(60), custom_styles: text(100_000), settings: anything }),
    },
    articles: {
      type: 'array',
      maxItems: 100_000,
      items: whole({
        ...written,
        type: { enum: ['news'] },
        text: html,
        thumbnail: picture,
        author: { type: ['string', 'null'], maxLength: 200 },
        category: { type: ['string', 'null'], maxLength: 200 },
      }),
    },
    landing_pages: {
      type: 'array',
      maxItems: 100_000,
      items: whole({
        ...written,
        text_above: html,
        text_below: html,
        seo_title: text(300),
        seo_description: text(1000),
        query: anything,
      }),
    },
    redirects: {
      type: 'array',
      maxItems: 200_000,
      items: whole({
        path: { type: 'string', minLength: 1, maxLength: 2000 },
        url: { type: 'string', minLength: 1, maxLength: 2000 },
        status: { enum: [301, 302, 303, 307, 308] },
      }),
    },
    /** What the site says in its mails in its own words. */
    mails: {
      type: 'array',
      maxItems: 10_000,
      items: whole({
        kind: { type: 'string', minLength: 1, maxLength: 100 },
        language: { type: 'string', pattern: '^[a-z]{2}$' },
        texts: { type: 'object', maxProperties: 200, additionalProperties: text(4000) },
      }),
    },
    /** What its library says of pictures and videos, by their addresses here. */
    library: {
      type: 'array',
      maxItems: 20_000,
      items: {
        ...whole(ofLibrary),
        properties: {
          ...ofLibrary,
          /** Of a video: the address here of its poster, and of its captions by language. */
          poster: uploaded,
          captions: { type: 'object', maxProperties: 20, additionalProperties: uploaded },
        },
      },
    },
    pictures: {
      type: 'array',
      maxItems: 20_000,
      items: whole({
        number,
        /** As it was called by who uploaded it. */
        name: text(300),
        /** Its sizes, as they are named in addresses here: `/uploads/3-thumb.png`. */
        files: {
          type: 'array',
          minItems: 1,
          maxItems: 10,
          items: { type: 'string', maxLength: 100, pattern: '^[0-9]+(?:-[a-z]+)?[.][a-z0-9]+$' },
        },
      }),
    },
  }),
);
export type SiteCopy = ValueOf<typeof siteCopy>;
