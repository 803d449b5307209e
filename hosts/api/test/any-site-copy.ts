import fc from 'fast-check';
import { type SiteCopy, siteCopyFormat } from '../src/site/sites/site-copy.schema.ts';

const words = fc
  .stringMatching(/^[A-Za-zéâșț][A-Za-zéâșț ]{0,12}[a-z]$/)
  .map((text) => text.replaceAll(/ +/g, ' '));
const slug = fc.stringMatching(/^[a-z]{2,9}(-[a-z]{1,6})?$/);
const numbers = (most: number) =>
  most === 0
    ? fc.constant([])
    : fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: Math.min(4, most) });

/** How many of each thing there are that others refer to. */
interface Sizes {
  readonly categories: number;
  readonly products: number;
  readonly pages: number;
}

/** Settings of blocks that name categories, products and pages, in every way that settings do. */
function anySettings({ categories, products, pages }: Sizes): fc.Arbitrary<Record<string, unknown>> {
  const page = pages === 0 ? fc.constant('p-home') : fc.integer({ min: 1, max: pages }).map(String);
  return fc.record(
    {
      'job-list_fixedSearchQuery': fc.record({ search: words, segment_ids: numbers(categories) }),
      navbar_links: fc.array(
        fc.record({
          name: words,
          linkType: fc.constant('APP_LINK'),
          pageId: fc.oneof(page, fc.constant('p-account')),
          children: fc.array(fc.record({ name: words, pageId: page }), { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
      products_selectedProducts: numbers(products),
      products_mostPopular: fc.integer({ min: 0, max: products }),
      html_html: numbers(categories).map((ids) =>
        ids.length === 0
          ? 'none'
          : `<a href="/vacatures?in[segment_ids]=${ids.join(',')}&page=2">${ids.join(',')}</a>`,
      ),
      title: words,
      count: fc.integer(),
    },
    { requiredKeys: [] },
  );
}

const anyMoment = fc.option(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

const published = (own: string) => ({
  locale: fc.constantFrom('nl', 'en'),
  active: fc.boolean(),
  title: words,
  description: words,
  image: fc.option(fc.constant('https://elsewhere.example/a.png')),
  published_at: anyMoment,
  slug: slug.map((one) => `${one}-${own}`),
});

/** Slugs lead to one thing each, former ones too. */
function withFormerSlugs<Row extends { readonly slug: string }>(
  rows: readonly Row[],
): (Row & { former_slugs: string[] })[] {
  return rows.map((row, at) => ({ ...row, former_slugs: at % 2 === 0 ? [`was-${row.slug}`] : [] }));
}

/** Any site without anybody's data, in which whatever is named is there. */
export const anySiteCopy: fc.Arbitrary<SiteCopy> = fc
  .record({
    categories: fc.integer({ min: 0, max: 4 }),
    products: fc.integer({ min: 0, max: 3 }),
    pages: fc.integer({ min: 0, max: 3 }),
  })
  .chain((sizes) => {
    const settings = anySettings(sizes);
    const block = fc.record({
      key: fc.constantFrom('job-list', 'navbar', 'products', 'html'),
      custom_styles: fc.option(words),
      settings: fc.record({ NL: fc.record({ version: fc.constant(0), settings }) }, { requiredKeys: [] }),
    });
    const query = numbers(sizes.categories).chain((ids) =>
      fc.record({
        search: words,
        ...(ids.length > 0 && {
          'in[segment_ids]': fc.constantFrom<unknown>(ids.join(','), ids.map(String)),
        }),
      }),
    );
    return fc.record({
      name: words,
      placeholder: words,
      newsletters: fc.array(words, { maxLength: 2 }),
      color: fc.stringMatching(/^#[0-9a-f]{6}$/),
      categoryNames: fc.uniqueArray(words, { minLength: sizes.categories, maxLength: sizes.categories }),
      archived: fc.boolean(),
      productNames: fc.array(words, { minLength: sizes.products, maxLength: sizes.products }),
      price: fc.nat(100_000),
      pages: fc.array(
        fc.record({ own: fc.array(block, { maxLength: 3 }), showsShared: fc.boolean(), label: words }),
        { minLength: sizes.pages, maxLength: sizes.pages },
      ),
      shared: block,
      preset: fc.option(fc.record({ name: words, settings: fc.record({ NL: settings }) })),
      articles: fc.uniqueArray(
        fc.record({ ...published('a'), text: words, author: fc.option(words), category: fc.option(words) }),
        { maxLength: 3, selector: (one) => one.slug },
      ),
      landingPages: fc.uniqueArray(fc.record({ ...published('l'), text_above: words, query }), {
        maxLength: 3,
        selector: (one) => one.slug,
      }),
      redirects: fc.uniqueArray(slug, { maxLength: 3 }),
    });
  })
  .map((drawn): SiteCopy => {
    const hasShared = drawn.pages.some(({ showsShared }) => showsShared);
    const own = drawn.pages.flatMap(({ own: blocks }, page) => blocks.map((block) => ({ ...block, page })));
    // In the order in which a site is read: by place on its page, the shared one first.
    const inOrder = own
      .map((block) => ({
        ...block,
        order:
          own.filter(({ page }) => page === block.page).indexOf(block) +
          (drawn.pages[block.page]?.showsShared ? 1 : 0),
      }))
      .toSorted((one, other) => one.order - other.order);
    const blocks = [...(hasShared ? [{ ...drawn.shared, page: -1, order: -1 }] : []), ...inOrder].map(
      (block, at) => ({ ...block, number: at + 1 }),
    );
    return {
      ...siteCopyFormat,
      site: {
        name: drawn.name,
        default_language: 'nl',
        languages: ['nl', 'en'],
        one_design: true,
        settings: { primary_color: drawn.color },
        texts: { NL: { copyright_text: drawn.placeholder } },
        cookie_scripts: [],
      },
      board: {
        job_url_template: '/vacature/{slug}',
        apply_url_template: '/vacature/{slug}#apply',
        password_reset_url_template: '',
        verify_url_template: '',
        email: null,
        placeholders: [{ key: 'name', value: drawn.placeholder, texts: { en: drawn.placeholder } }],
        newsletters: drawn.newsletters.map((name, at) => ({ number: at + 1, names: { nl: name } })),
      },
      categories: drawn.categoryNames.map((name, at) => ({
        number: at + 1,
        group: 'industry',
        name: { nl: name },
        icon: at % 2 === 0 ? 'wrench' : null,
        order: at + 10,
        is_archived: at === 1 && drawn.archived,
      })),
      products: drawn.productNames.map((name, at) => ({
        number: at + 1,
        name,
        price_cents: drawn.price,
        active: true,
        product_type: 'job_posting',
        type: 'jobPosting',
        purchase_url: null,
        benefits: [{ lang: 'nl', text: name }],
        duration: 30,
        quantity: 1,
        credits: null,
        click_price: null,
        requires_email_apply: false,
        discount: 12.5,
      })),
      pages: drawn.pages.map(({ showsShared, label }, page) => ({
        number: page + 1,
        key: 'p-generic',
        path: { nl: `pagina-${page}`, en: `page-${page}` },
        texts: { NL: { page_label: label, page_image: `/pictures/${page}.png`, page_noindex: page === 0 } },
        former_paths: page === 0 ? [{ locale: 'nl', path: 'was' }] : [],
        blocks: [
          ...(showsShared ? [1] : []),
          ...blocks.filter((block) => block.page === page).map(({ number }) => number),
        ],
      })),
      blocks: blocks.map(({ number, key, custom_styles, settings, page }) => ({
        number,
        key,
        is_shared: page === -1,
        custom_styles,
        settings: { ...settings },
      })),
      presets: drawn.preset
        ? [{ name: drawn.preset.name, key: 'navbar', custom_styles: '', settings: drawn.preset.settings }]
        : [],
      articles: withFormerSlugs(drawn.articles).map((row) => ({ ...row, type: 'news', thumbnail: null })),
      landing_pages: withFormerSlugs(drawn.landingPages).map((row) => ({
        ...row,
        text_below: '',
        seo_title: '',
        seo_description: '',
      })),
      redirects: drawn.redirects.toSorted().map((path) => ({ path, url: '/vacatures', status: 301 })),
      mails: drawn.redirects.toSorted().map((kind) => ({ kind, language: 'nl', texts: { subject: kind } })),
      library: [],
      pictures: [],
    };
  });
