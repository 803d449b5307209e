import { pageKinds, siteSettingsSchema, type PageKind } from '@boardwright/blocks-schema';
import type { DerivedPage } from './derived-page.ts';
import { code, table } from './markdown-table.ts';
import { schemaRows, typeOf, type SchemaNode } from './schema-rows.ts';

const whoSees = { authenticated: 'who is logged in', guest: 'who is not logged in' } as const;

function pageKindRow({ identifier, name, paths, detail, middleware, composition }: PageKind): string[] {
  return [
    code(identifier),
    name,
    Object.entries(paths)
      .map(([locale, path]) => (locale === 'default' ? code(`/${path}`) : `${code(`/${path}`)} (${locale})`))
      .join(', '),
    [middleware && `for ${whoSees[middleware]}`, detail && `a second slug names a ${detail}`]
      .filter(Boolean)
      .join('; '),
    composition.map(({ key }) => `[${key}](/blocks/${key})`).join(', '),
  ];
}

/** The kinds of pages that a site has, and what the site itself can be set to. */
export function site(): readonly DerivedPage[] {
  const kinds = table(
    ['Kind', 'Name', 'Paths', 'More', 'Blocks at first'],
    pageKinds.map((kind) => pageKindRow(kind)),
  );
  const settings = table(
    ['Name', 'Type', 'Default'],
    schemaRows(siteSettingsSchema as SchemaNode).map(({ path, node }) => [
      code(path),
      typeOf(node),
      node.default === '' ? 'empty' : code(node.default),
    ]),
  );
  return [
    {
      page: 'site/page-kinds',
      title: 'Kinds of pages',
      text: `# Kinds of pages\n\nA page of each kind begins with the paths and blocks named here; admins change both.\n\n${kinds}`,
    },
    {
      page: 'site/settings',
      title: 'Settings of a site',
      text: `# Settings of a site\n\nWhat admins set for the site as a whole. What each of them changes is proven by [a test of its own](/guides/coverage).\n\n${settings}`,
    },
  ];
}
