import { contract, type EndpointGroup } from '@boardwright/api-client/contract';
import { coreSchemas, pageKinds, siteSettingsSchema } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { pageOf, targetOf, withTargets } from './addresses.ts';
import { derivedPages } from './derived-pages.ts';
import { sidebar } from './navigation.ts';
import { namesIn, read } from './repository.ts';

const pages = derivedPages();
const page = (name: string): string => pages.find((one) => one.page === name)?.text ?? '';

describe('links of documents', () => {
  it.each([
    ['README.md', 'CONTRIBUTING.md', '/tutorials/'],
    ['README.md', 'docs/deploy.md', '/guides/deploy'],
    ['docs/errors.md', 'decisions/README.md', '/decisions/'],
    [
      'docs/product/jobs.md',
      '../decisions/0001-names-and-numbers.md#x',
      '/decisions/0001-names-and-numbers#x',
    ],
    ['README.md', 'https://example.com', 'https://example.com'],
    ['README.md', '#test-it', '#test-it'],
  ])('in %s: %s leads to %s', (from, href, target) => {
    expect(targetOf(href, from)).toBe(target);
  });

  it('lead to the source where a file is no page', () => {
    expect(targetOf('../../scripts/docs.mjs', 'docs/decisions/0001-names-and-numbers.md')).toMatch(
      /^https:.+\/blob\/main\/scripts\/docs\.mjs$/,
    );
    expect(withTargets('see [it](packages/ui)', 'README.md')).toMatch(/\/tree\/main\/packages\/ui\)$/);
  });

  it('stay as they are where nothing is, so that the build fails', () => {
    expect(targetOf('not-there.md', 'README.md')).toBe('not-there.md');
  });
});

describe('derived pages', () => {
  it('have a title and stand once', () => {
    expect(pages.filter(({ text, title }) => !text.startsWith('# ') || title === '')).toEqual([]);
    expect(new Set(pages.map((one) => one.page)).size).toBe(pages.length);
  });

  it('are beside the documents in what stands at the side', () => {
    const links = JSON.stringify(sidebar(pages));
    const documents = ['docs', 'docs/decisions', 'docs/product']
      .flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`))
      .filter((file) => file.endsWith('.md'));
    const addresses = [
      ...pages.map((one) => one.page),
      ...documents.map((file) => pageOf(file)?.replace('.md', '') ?? file),
    ].map((name) => `"/${name.replace(/(^|\/)index$/, '$1')}"`);
    expect(addresses.filter((address) => !links.includes(address))).toEqual([]);
  });

  it('have every block with each setting of its panel, and what each does', () => {
    for (const [key, { tabs }] of Object.entries(coreSchemas)) {
      const text = page(`blocks/${key}`);
      for (const name of Object.values(tabs).flatMap((names) => names ?? []))
        expect(text, key).toContain(`| \`${name}\` |`);
    }
    for (const width of [390, 1280])
      expect(page('blocks/faq')).toContain(`](/storybook/pictures/blocks/faq/default-${width}.png)`);
    expect(page('blocks/faq')).toContain('::: details What is set');
    expect(page('blocks/faq')).toContain('](/schema-to-panel#FAQ)');
    expect(page('blocks/faq')).toContain('| text, at most 10000 characters (`richText`) | empty |');
    expect(page('blocks/job-list')).toMatch(/\| `perPage` \| \*\*Per page\*\*: \w.+ \| .+ \| `\d+` \|/);
  });

  it('have every kind of page and every setting of a site', () => {
    for (const { identifier } of pageKinds)
      expect(page('site/page-kinds')).toContain(`| \`${identifier}\` |`);
    for (const name of Object.keys(siteSettingsSchema.properties))
      expect(page('site/settings')).toContain(`| \`${name}\` |`);
  });

  it('have every call of the API under each of its addresses', () => {
    const calls = Object.entries<EndpointGroup>(contract).flatMap(([group, named]) =>
      Object.entries(named).map(([name, endpoint]) => ({ group, name, endpoint })),
    );
    for (const { group, name, endpoint } of calls) {
      const at = `api/${group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const [, text = ''] = page(at).split(`\n## ${name}\n`);
      const [own = ''] = text.split('\n## ');
      expect(own, name).toContain(endpoint.summary);
      const addresses = own.match(/^(GET|POST|PUT|DELETE) \/api\/.+$/gm) ?? [];
      expect(addresses, name).toHaveLength(endpoint.roles.length);
      for (const error of endpoint.errors) expect(own, name).toContain(`| \`${error}\` |`);
    }
    expect(page('api/job-alerts')).toContain('PUT /api/candidate/v1/job-alerts/{id}');
  });

  it('have every export of every entry point, with its docstring', () => {
    for (const folder of namesIn('packages'))
      for (const report of namesIn(`packages/${folder}/api-report`)) {
        const text = page(`reference/${folder}/${report.replace('.txt', '')}`);
        const exported = read(`packages/${folder}/api-report/${report}`).match(/^export /gm) ?? [];
        expect(text.match(/^### \w+$/gm), `${folder}/${report}`).toHaveLength(exported.length);
      }
    const [, button = ''] = page('reference/ui/index').split('\n### Button\n');
    expect(button).toMatch(/^\nA button that .+\n\n```ts\nexport declare function Button\(/);
    // An interface with what it says of its parts.
    expect(page('reference/ui/index')).toContain('/** The form is on its way');
  });

  it('have every chapter of CONTRIBUTING.md', () => {
    const titles = [...read('CONTRIBUTING.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles) expect(page('tutorials/index')).toContain(`[${title}]`);
    expect(page('tutorials/add-a-block')).toContain('npm run new block opening-hours');
  });

  it('have the command that upgrades a board, and each change that is in no version yet', () => {
    const text = page('upgrade');
    expect(text).toContain('npx boardwright@latest upgrade');
    const written = namesIn('.changeset').filter((name) => name.endsWith('.md'));
    const sentences = written.map(
      (name) => read(`.changeset/${name}`).split('---\n').at(-1)?.trim().split('\n', 1)[0] ?? name,
    );
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
});
