import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import type { Command } from './command.ts';
import { following, type EditedBlock, type EditedPage, type EditedSite } from './edited-site.ts';

const schemas: Readonly<Record<string, BlockSchema | undefined>> = coreSchemas;
// The same for every site, as the application's is.
const schemaOf: EditedSite['schemaOf'] = (key) => schemas[key]?.settings;
const columnsSettingOf: EditedSite['columnsSettingOf'] = (key) => schemas[key]?.columns;

/** A small site for the tests of editing: two pages of three blocks, one shared, in Dutch and English. */
export function aSite(): EditedSite {
  const block = (id: number, key: string, changes: Partial<EditedBlock> = {}): EditedBlock => ({
    id,
    key,
    isGlobal: false,
    revision: 1,
    customStyles: '',
    version: 0,
    settings: {
      NL: { id: id * 10, revision: 1, values: { title: `Titel ${id}` } },
      EN: following({ title: `Titel ${id}` }),
    },
    ...changes,
  });
  const page = (id: number, key: string, blocks: readonly number[]): EditedPage => ({
    id,
    key,
    revision: 1,
    path: { nl: `pagina-${id}`, en: `page-${id}` },
    texts: { NL: { id: id * 10, revision: 1, values: { page_title: `Pagina ${id}` } } },
    blocks,
  });
  return {
    id: 18,
    name: 'Wadwerk',
    status: 'active',
    revision: 3,
    boardId: 1,
    defaultLanguage: 'nl',
    languages: ['nl', 'en'],
    settings: { color_primary: '#0a5c6b' },
    texts: { NL: { copyright_text: 'Wadwerk' }, EN: {} },
    cookieScripts: [],
    pages: [1, 2],
    presets: [],
    pageOf: { 1: page(1, 'p-home', [11, 12, 13]), 2: page(2, 'p-about', [11, 21]) },
    blockOf: {
      11: block(11, 'navbar', { isGlobal: true }),
      12: block(12, 'faq'),
      13: block(13, 'html'),
      21: block(21, 'faq'),
    },
    presetOf: {},
    schemaOf,
    columnsSettingOf,
  };
}

/** Typing a title into a block, in Dutch. */
export const typed = (title: string, block = 12): Command => ({
  type: 'setSettings',
  block,
  locale: 'NL',
  set: { title },
  unset: [],
});
