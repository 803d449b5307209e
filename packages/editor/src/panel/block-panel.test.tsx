import {
  isOwnWidget,
  coreSchemas,
  defaultsOf,
  migrate,
  type BlockSchema,
  type Widget,
} from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { aSite } from '../page-editing/a-site.ts';
import type { Failure } from '../page-editing/editing.ts';
import type { Values } from '../page-editing/edited-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import { editorMessages } from '../editor.messages.ts';
import { controlOf } from '../widgets/control-of.tsx';
import { BlockPanel, loadSettings } from './block-panel.tsx';
import { PanelFixture, type PanelState } from './panel.fixture.tsx';
import { tabsOf } from './panel-schema.ts';

type Schema = BlockSchema<string, Values>;
const schemas: readonly Schema[] = Object.values(coreSchemas);
const schemaOf = (key: string): Schema => schemas.find((schema) => schema.key === key) as Schema;

/** The panel of a block, as the server draws it; `tabs` in place of the schema's own order. */
const draw = (schema: Schema, values: Values, state: PanelState = {}): string =>
  renderToStaticMarkup(<PanelFixture schema={schema} values={values} {...state} />);

// The first draw asks for the settings' own chunk; those after it have it.
beforeAll(async () => {
  draw(schemaOf('faq'), {});
  await loadSettings();
});

/** The schema with one of its tabs alone, so that the panel opens on it. */
const onlyTab = (schema: Schema, tab: string): Schema => ({
  ...schema,
  tabs: { [tab]: schema.tabs[tab] ?? [] },
});

/** Inputs, selects and text boxes that nothing names. */
function unnamed(html: string): readonly string[] {
  const labels = new Set([...html.matchAll(/<label[^>]*for="([^"]+)"/g)].map(([, id]) => id));
  const withoutLabels = html.replaceAll(/<label(?![^>]*for=)[^>]*>.*?<\/label>/gs, '');
  return [
    ...withoutLabels.matchAll(
      /<(?:input|select|textarea)\b[^>]*>|<[a-z]+[^>]*role="(?:textbox|radiogroup|group)"[^>]*>/g,
    ),
  ]
    .map(([tag]) => tag)
    .filter((tag) => !/hidden=""|type="radio"|aria-label(ledby)?="[^"]+"/.test(tag))
    .filter((tag) => !labels.has(/\bid="([^"]+)"/.exec(tag)?.[1]));
}

const keyShowing = /(?:fields|panel|step)\.[a-zA-Z]/;

describe.each(schemas.map((schema) => [schema.key, schema] as const))('the panel of %s', (key, schema) => {
  const fixtures: readonly (readonly [string, Values])[] = [
    ['nobody touched', {}],
    ...Object.entries(coreFixtures[key as keyof typeof coreFixtures]).map(
      ([name, { settings, version = schema.version }]) =>
        [name, migrate(schema, settings as Values, version)] as const,
    ),
  ];
  it.each(fixtures)(
    'draws every tab of %s with labelled controls, and says no key of a word',
    (_, values) => {
      for (const tab of tabsOf(schema)) {
        const html = draw(onlyTab(schema, tab), values);
        expect(html).not.toContain('Unsupported');
        expect(html).not.toMatch(keyShowing);
        expect(unnamed(html)).toEqual([]);
        expect(html.match(/data-setting="/g)?.length ?? 0).toBe((schema.tabs[tab] ?? []).length);
      }
    },
  );

  it.each(locales)('says no key of a word in %s', (locale) => {
    for (const tab of tabsOf(schema)) {
      const html = draw(onlyTab(schema, tab), {}, { locale });
      expect(html).not.toMatch(keyShowing);
    }
  });
});

describe('the panel', () => {
  it('says that a block is unknown to this release', () => {
    const html = renderToStaticMarkup(
      <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
        <EditingProvider
          site={aSite()}
          journal={undefined}
          effects={{
            save: () => new Promise(() => undefined),
            storeJournal: () => undefined,
            now: () => 0,
            newUid: () => 'uid',
          }}
        >
          <BlockPanel
            blockId={13}
            pageId={1}
            locale="NL"
            schema={undefined}
            title="acme/map"
            onClose={() => undefined}
            siteLocales={['nl']}
          />
        </EditingProvider>
      </TranslatorContext>,
    );
    expect(html).toContain('This release does not know this block');
  });

  it('marks what differs from its default, on the field, on its tab and in the foot, and offers the way back', () => {
    const html = draw(schemaOf('faq'), { title: 'Vragen' });
    expect(html).toContain('Back to the default of Title');
    expect(html).toContain('differs from default: empty');
    expect(html).toContain('1 setting differs from its default');
    expect(html).toContain('Reset block');
    expect(draw(schemaOf('faq'), {})).not.toContain('Reset block');
  });

  it('says what is wrong under the field and counts it on its tab', () => {
    const html = draw(schemaOf('contact'), { emailTo: 'nobody' });
    expect(html).toMatch(/Configuration.*1 thing to put right/s);
    expect(draw(onlyTab(schemaOf('contact'), 'configuration'), { emailTo: 'nobody' })).toContain(
      'This is not a valid email',
    );
  });

  it('shows what the server said under the field it said it of, until something else is written there', () => {
    const refused: Failure = {
      uid: 'one',
      name: { key: 'settingChanged' },
      page: 1,
      commands: [{ type: 'setSettings', block: 12, locale: 'NL', set: { title: 'Te veel' }, unset: [] }],
      back: { title: 'Vragen' },
      message: 'Validation failed',
      fields: { title: ['This value does not fit'] },
    };
    const html = draw(schemaOf('faq'), { title: 'Vragen' }, { failures: [refused] });
    expect(html).toContain('This value does not fit');
    expect(html).toMatch(/aria-invalid="true"/);
    for (const [values, rendered] of [
      [{ title: 'Veelgestelde vragen' }, { failures: [refused] }],
      [{ title: 'Vragen' }, { failures: [refused], language: 'EN' }],
    ] as const)
      expect(draw(schemaOf('faq'), values, rendered)).not.toContain('This value does not fit');
  });

  it('says which language is written, that it is not translated yet, and on how many pages a shared block stands', () => {
    expect(draw(schemaOf('faq'), {}, { language: 'EN' })).toContain('Not translated to EN yet');
    expect(draw(schemaOf('faq'), {}, { isGlobal: true })).toContain('Global, shown on 1 page');
  });

  it('says of each setting whether it is one for all languages, where a site has more than one', () => {
    const errorsOf = (key: string, tab: string, position: PanelState = {}) =>
      [
        ...draw(onlyTab(schemaOf(key), tab), {}, position).matchAll(/title="([^"]*(?:language|NL)[^"]*)"/g),
      ].map(([, text]) => text);
    expect(errorsOf('text-with-image', 'content')).toEqual(['Only NL', 'Only NL']);
    expect(new Set(errorsOf('text-with-image', 'layout'))).toEqual(new Set(['All languages']));
    expect(errorsOf('faq', 'content')).toEqual(['Only NL', 'Texts only NL, the rest all languages']);
    expect(errorsOf('news-feed', 'dataSource')).toContain(
      'NL; the same for all languages until it is changed here',
    );
    for (const tab of ['content', 'layout'])
      expect(errorsOf('text-with-image', tab, { siteLocales: ['nl'] })).toEqual([]);
  });

  it('shows what the server said of design that is written where a language follows', () => {
    const refused: Failure = {
      uid: 'one',
      name: { key: 'settingChanged' },
      page: 1,
      commands: [{ type: 'setSettings', block: 12, locale: 'NL', set: { layout: 'x' }, unset: [] }],
      back: {},
      message: 'Validation failed',
      fields: { layout: ['This value does not fit'] },
    };
    const tab = onlyTab(schemaOf('text-with-image'), 'layout');
    expect(draw(tab, {}, { failures: [refused], language: 'EN' })).toContain('This value does not fit');
  });

  it('warns of a text that cannot be read on its background, and offers one that can', () => {
    const tab = onlyTab(schemaOf('call-to-action'), 'design');
    const html = draw(tab, { textColor: '#ffffff', backgroundColor: '#f4b860' });
    expect(html).toContain('1.7 : 1 on this background is hard to read');
    expect(html).toMatch(/Use #[0-9A-F]{6}/);
    expect(draw(tab, { textColor: '#111111', backgroundColor: '#ffffff' })).toContain('reads well (AAA)');
  });

  it('asks for the point of a picture that stays in sight, and of a logo, which is never cropped, for none', () => {
    const focus = 'aria-label="Focal point"';
    const picture = { src: '/uploads/a.jpg' };
    expect(draw(onlyTab(schemaOf('text-with-image'), 'design'), { image: picture })).toContain(focus);
    const logo = draw(onlyTab(schemaOf('navbar'), 'design'), { logo: picture });
    expect(logo).toContain('src="/uploads/a.jpg"');
    expect(logo).not.toContain(focus);
  });

  it('asks what a picture shows only where visitors are told, and a logo’s words only where they are read', () => {
    const picture = { src: '/uploads/a.jpg' };
    const rendered = (key: string, tab: string, setting: string) =>
      draw(onlyTab(schemaOf(key), tab), { [setting]: picture });
    const asked = 'Visitors who cannot see the picture need this';
    expect(rendered('text-with-image', 'design', 'image')).toContain(asked);
    expect(
      draw(onlyTab(schemaOf('text-with-image'), 'design'), { image: { ...picture, decorative: true } }),
    ).not.toContain(asked);
    const logo = rendered('navbar', 'design', 'logo');
    expect(logo).not.toContain(asked);
    expect(logo).toContain('Read aloud where the name does not stand beside it');
    expect(rendered('html-grid', 'design', 'backgroundImage')).not.toContain(asked);
  });

  it('shows as many cells as their number says, and how many more are kept', () => {
    const cellsContent = ['Een', 'Twee', 'Drie'].map((html) => ({ html }));
    const tab = onlyTab(schemaOf('html-grid'), 'content');
    const html = draw(tab, { numberOfCells: 2, cellsContent });
    expect(html).toContain('Twee');
    expect(html).not.toContain('Drie');
    expect(html).toContain('1 more is kept, and comes back when the number is raised.');
    expect(draw(tab, { numberOfCells: 4, cellsContent })).toContain('Cell 4');
  });

  it('does not mount the fields of closed items', () => {
    const questions = Array.from({ length: 200 }, (_, index) => ({ question: `Vraag ${index}`, answer: '' }));
    const html = draw(schemaOf('faq'), { questions });
    expect(html).toContain('Vraag 3');
    expect(html.match(/<textarea|role="textbox"/g)).toBeNull();
  });

  it('has a control of every kind a schema can ask for', () => {
    const asked = schemas
      .flatMap((schema) => Object.values(schema.widgets))
      .filter((name) => !isOwnWidget(name));
    for (const widget of new Set<Widget>(asked)) expect(controlOf[widget]).toBeTypeOf('function');
    expect(defaultsOf<Values>(schemaOf('faq'))).toEqual({ title: '', questions: [], anchor: '' });
  });
});
