import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { declaredBlocks } from '@boardwright/engine/declared-blocks';
import { declaredMessages } from '@boardwright/engine/declared-messages';
import { createDeclaredEngine } from '@boardwright/engine/create-engine';
import { locales, type Locale, translate } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { AuthProvider } from '@boardwright/engine/auth';
import { aSite } from './page-editing/a-site.ts';
import type { Conflict } from './page-editing/conflict.ts';
import { following, type EditedBlock, type EditedSite, type Values } from './page-editing/edited-site.ts';
import { EditingProvider } from './page-editing/page-editing.react.tsx';
import { uiMessages } from '@boardwright/ui/messages';
import { WorkbenchProvider } from './workbench/workbench-state.tsx';
import { WorkProvider } from './block-actions/work.tsx';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { editorLanguage } from './language/editor-languages.ts';
import { EditorLanguageProvider } from './editor-messages.tsx';
import { editorMessages } from './editor.messages.ts';
import { DraftStart } from './first-steps/draft-start.tsx';
import { FirstStepsPage } from './first-steps/first-steps-page.tsx';
import { changeText } from './revisions/change-text.ts';
import { revisionMessages } from './revisions/revisions.messages.ts';
import { RevisionView } from './revisions/revision-view.tsx';
import { RevisionsPanel } from './revisions/revisions-panel.tsx';
import { ReLoginContext } from './session/re-login.ts';
import { SessionExpired } from './session/session-dialog.tsx';
import type { EditorSite } from './saving/site-pages.ts';
import { FilesDialog } from './translations/files/files-dialog.tsx';
import { SideBySidePage } from './translations/side-by-side/side-by-side-page.tsx';
import { TranslationsPage } from './translations/translations-page.tsx';

const engine = createDeclaredEngine({
  blocks: declaredBlocks,
  loadMessages: async () => ({ blocks: declaredMessages, parts: { ui: uiMessages } }),
  compiledSettings: {},
});
const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };
const auth = { restoreSession: never, logIn: never, passSecondStep: never, logOut: never, goTo: never };

/** The little site with a page of questions, a link to nothing and two colours that do not read. */
function theSite(changes: Partial<EditedSite> = {}): EditedSite {
  const site = aSite();
  const block = (id: number, key: string, values: Values): EditedBlock => ({
    ...(site.blockOf[12] as EditedBlock),
    id,
    key,
    settings: {
      NL: { id: 1, revision: 1, values },
      EN: following(values),
    },
  });
  const blocks = {
    11: block(11, 'navbar', { guestLinks: [{ name: 'Oud', link: '/weg' }] }),
    12: block(12, 'faq', { title: 'Veelgestelde vragen' }),
    13: block(13, 'call-to-action', { textColor: '#ffffff', backgroundColor: '#f4b860', text: 'Doe mee nu' }),
    21: block(21, 'acme/map', {}),
  };
  const page = site.pageOf[1]!;
  return {
    ...site,
    settings: { ...site.settings, custom_translations: { nl: { ui: { close: 'Weg ermee' } } } },
    blockOf: blocks,
    pageOf: { ...site.pageOf, 1: { ...page, blocks: [11, 12, 13, 21] } },
    ...changes,
  };
}

/** As it stands once all it waits for is there. */
async function draw(what: ReactNode, locale: Locale, address = '/', site = theSite()): Promise<string> {
  // As much of a loaded site as the workspaces read.
  const editorSite = {
    edited: site,
    configuration: { segments: [], segments_groups: [], job_boards: [] },
    host: 'wadwerk.test',
    examples: {},
    products: [],
  } as unknown as EditorSite;
  const { prelude } = await prerender(
    <EditorLanguageProvider language={editorLanguage(locale)}>
      <AuthProvider effects={auth}>
        <MemoryRouter initialEntries={[address]}>
          <EditingProvider site={site} journal={undefined} effects={effects}>
            <WorkbenchProvider editorSite={editorSite} engine={engine} version="1.30.5">
              <WorkProvider>{what}</WorkProvider>
            </WorkbenchProvider>
          </EditingProvider>
        </MemoryRouter>
      </AuthProvider>
    </EditorLanguageProvider>,
  );
  // Between two texts it writes a mark for the browser that nobody sees.
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '');
}

const conflict: Conflict = {
  uid: 'u',
  name: { key: 'settingChanged' },
  command: { type: 'setSettings', block: 12, locale: 'NL', set: { title: 'Vragen' }, unset: [] },
  disputed: [{ name: 'title', was: 'Veelgestelde vragen', mine: 'Vragen', theirs: 'Veelgestelde' }],
  merged: ['questions'],
};
const site = theSite();
const page = site.pageOf[1]!;
const revision = {
  id: 1,
  author: 'Sanne de Boer',
  name: 'Voor de campagne',
  at: 1000,
  page,
  blocks: [{ ...site.blockOf[12]!, customStyles: 'a{}' }, site.blockOf[11]!],
};
const expired = {
  expired: true,
  email: 'anke@wadwerk.test',
  busy: false,
  failure: undefined,
  second: undefined,
  onLogIn: () => undefined,
  onPasskey: () => undefined,
  stay: () => () => undefined,
};

const parts: readonly (readonly [string, () => ReactNode, string])[] = [
  ['translations', () => <TranslationsPage />, '/translations'],
  ['side by side', () => <SideBySidePage />, '/languages?block=12'],
  ['the page’s own texts', () => <SideBySidePage />, '/languages'],
  ['files of translators', () => <FilesDialog onClose={() => undefined} />, '/languages'],
  ['checks', () => <ChecksPanel />, '/'],
  ...['name', 'languages', 'theme', 'pages', 'live'].map(
    (step) => [`the first step ${step}`, () => <FirstStepsPage />, `/first-steps?step=${step}`] as const,
  ),
  ['revisions', () => <RevisionsPanel />, '/'],
  ['a revision', () => <RevisionView revision={revision} onName={() => Promise.resolve(undefined)} />, '/'],
  ['a conflict', () => <ConflictDialog conflict={conflict} />, '/'],
  [
    'an expired session',
    () => (
      <ReLoginContext value={expired}>
        <SessionExpired />
      </ReLoginContext>
    ),
    '/',
  ],
];

beforeAll(() => {
  vi.stubGlobal('window', { innerWidth: 1440 });
  return () => vi.unstubAllGlobals();
});

describe('the parts around the bench', () => {
  it.each(
    parts.flatMap(([name, what, address]) => locales.map((locale) => ({ name, what, address, locale }))),
  )('$name is drawn in $locale without a raw key, and no id twice', async ({ what, address, locale }) => {
    const html = await draw(what(), locale, address);
    expect(html.length).toBeGreaterThan(200);
    const text = html.replaceAll(/<code>.*?<\/code>/g, '').replaceAll(/aria-label="[^"]*"/g, '');
    expect(text).not.toMatch(
      />[^<]*\b(translations|sideBySide|checks|revisions|conflict|session|firstSteps)\.[a-z]/,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('marks what the site changed, and says what is not translated', async () => {
    expect(await draw(<TranslationsPage />, 'en')).toMatch(
      /Changed on this site: <\/span><\/span><span>Weg ermee/,
    );
    const html = await draw(<SideBySidePage />, 'en', '/languages?block=12');
    expect(html).toContain('Shows NL: Veelgestelde vragen');
    expect(html).toContain('1 missing');
  });

  it('names every finding with its block, and offers a colour that reads', async () => {
    const html = await draw(<ChecksPanel />, 'en');
    for (const found of [
      'Unknown block',
      'Link to nothing',
      'Text hard to read',
      'Title or description missing',
    ])
      expect(html).toContain(found);
    expect(html).toMatch(/Use #[0-9a-f]{6}/);
  });

  it('says what a board still needs before it goes live', async () => {
    const draft = theSite({ status: 'draft' });
    const rendered = (step: string) => draw(<FirstStepsPage />, 'en', `/first-steps?step=${step}`, draft);
    expect(await rendered('live')).toContain('Still needed: Jobs, Job');
    expect(await rendered('pages')).toContain('Make 15 pages');
    const nameless = theSite({ status: 'draft', name: '' });
    const live = await draw(<FirstStepsPage />, 'en', '/first-steps?step=live', nameless);
    expect(live).toContain('Still needed: Name of the board, Jobs, Job');
  });

  it('shows the website beside the first steps once it has a front page, and a sketch of it before', async () => {
    const position = (edited: EditedSite) => draw(<FirstStepsPage />, 'en', '/first-steps?step=name', edited);
    const empty = await position(theSite({ status: 'draft', pages: [] }));
    expect(empty).toContain('No home page yet');
    expect(empty).not.toContain('This is how the site looks now.');
    expect(await position(theSite())).toContain('This is how the site looks now.');
  });

  it('begins with the first steps of a draft, and of a site that was put live without a page', async () => {
    const started = (edited: EditedSite) =>
      draw(<DraftStart>The page on the canvas</DraftStart>, 'en', '/', edited);
    expect(await started(theSite())).toContain('The page on the canvas');
    for (const unmade of [theSite({ status: 'draft' }), theSite({ pages: [] })])
      expect(await started(unmade)).not.toContain('The page on the canvas');
  });

  it('chooses nothing beforehand where two people differ', async () => {
    const html = await draw(<ConflictDialog conflict={conflict} />, 'en');
    expect(html).toContain('You and a colleague both changed FAQ');
    expect(html).not.toContain('checked');
    expect(html).toContain('Save, 1 choice left');
    const by = { name: 'Sanne de Boer', at: Date.UTC(2026, 6, 1, 12, 6) };
    const named = await draw(<ConflictDialog conflict={{ ...conflict, by }} />, 'en');
    expect(named).toContain('You and Sanne de Boer both changed FAQ');
    expect(named).toMatch(/Sanne de Boer, \d\d:\d\d/);
  });

  it('says that nothing was lost, and who logs in again', async () => {
    const html = await draw(parts.at(-1)?.[1](), 'en');
    expect(html).toContain('Session has expired');
    expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="anke@wadwerk.test"/);
  });
});

describe('a change in words', () => {
  const t = createTranslator('en', { editor: editorMessages.en }).namespace('editor');
  const schemas: Readonly<Record<string, BlockSchema>> = coreSchemas;
  const schemaOf = (key: string) => schemas[key];
  const revisionT = translate(revisionMessages, 'en');
  const around = { t, revisionT, schemaOf, languages: ['NL', 'EN'], own: 'NL' };
  const block = site.blockOf[12]!;
  const question = (text: string) => ({ question: text, answer: '' });
  it.each([
    [{ kind: 'added', block, place: 2 }, '+', 'FAQ added at position 2'],
    [{ kind: 'removed', block, place: 2 }, '−', 'FAQ removed'],
    [{ kind: 'moved', block, from: 4, to: 3 }, '↕', 'FAQ moved from 4 to 3'],
    [
      {
        kind: 'setting',
        block,
        name: 'questions',
        locales: ['NL', 'EN'],
        was: [question('a')],
        now: [question('a'), question('b'), question('c')],
      },
      '+',
      'FAQ: 2 added to Questions',
    ],
    [
      { kind: 'setting', block, name: 'title', locales: ['NL'], was: 'a', now: 'b' },
      '~',
      'FAQ: Title changed (NL)',
    ],
    [{ kind: 'path', locale: 'nl', was: 'a', now: 'b' }, '~', 'Address in NL: /a → /b'],
  ] as const)('%#', (change, sign, text) => {
    expect(changeText(change, around)).toMatchObject({ sign, text });
  });
});
