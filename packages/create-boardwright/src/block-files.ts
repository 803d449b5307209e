import { type Locale, locales } from '@boardwright/messages';
import { writtenMessages } from './written.messages.ts';

/** A block that is to be written. */
export interface NewBlock {
  /** Whose it is: the first part of its key. */
  readonly owner: string;
  /** The second part, and the name of its folder: `opening-hours`. */
  readonly name: string;
}

/** opening-hours → openingHours */
export const inCamel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const inPascal = (name: string): string => inCamel(`-${name}`);
/** opening-hours → Opening hours */
export const inTitle = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const inEach = (line: (locale: Locale) => string): string =>
  locales.map((locale) => `  ${locale}: ${line(locale)},`).join('\n');

/** The line of `blocks/index.ts` by which a block is the board's. */
export const exportOf = ({ name }: NewBlock): string =>
  `export { ${inCamel(name)} } from './${name}/index.ts';`;

/**
 * A block as it begins: small, whole, and passing its tests.
 * @returns its files, by their path in `blocks/`
 */
export function blockFiles({ owner, name }: NewBlock): Readonly<Record<string, string>> {
  const [camel, Pascal, title] = [inCamel(name), inPascal(name), inTitle(name)];
  const key = `${owner}/${name}`;
  const file = `${owner}-${name}`;
  return {
    [`${name}/index.ts`]: `import type { BlockPackage } from '@boardwright/blocks-schema';

/** Each part is fetched by who needs it: the API never loads React, a visitor's browser no labels. */
export const ${camel}: BlockPackage = {
  key: '${key}',
  declaration: () => import('./schema.ts'),
  block: async () => (await import('./${file}.tsx')).block,
  editor: async () => (await import('./editor.ts')).editor,
};
`,
    [`${name}/schema.ts`]: `import { defineBlockSchema, defineFixtures } from '@boardwright/blocks-schema';

/** What the block can be set to: types, the editor's panel and the API's checks follow from it. */
export const schema = defineBlockSchema({
  key: '${key}',
  title: '${title}',
  group: 'content',
  icon: 'puzzle',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
      text: { type: 'string', default: '', maxLength: 2000 },
    },
  },
  tabs: { content: ['title', 'text'] },
  widgets: { text: 'textarea' },
});

/** How it may look: each is a story, and the tests draw them all. */
export const fixtures = /* @__PURE__ */ defineFixtures(schema, {
  default: { title: 'As it comes', settings: {} },
  filled: { title: 'With words', settings: { title: '${title}', text: 'Monday to Friday, 9:00 – 17:00' } },
});
`,
    [`${name}/${file}.tsx`]: `import type { SettingsOf } from '@boardwright/blocks-schema';
import { type BlockProps, defineBlock, type MessageKey } from '@boardwright/engine';
import { SectionHead } from '@boardwright/ui/section-head';
import { useId } from 'react';
import { messages } from './messages.ts';
import { schema } from './schema.ts';
import styles from './${name}.module.css';

type Props = BlockProps<SettingsOf<typeof schema>, undefined, MessageKey<typeof messages>>;

/**
 * What visitors see. The file is called after the block's key: by that the server knows what a page needs. Exported, so that
 * a page that is open shows a change without being read anew.
 */
export function ${Pascal}({ settings, t, first }: Props) {
  const titleId = useId();
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="container">
        <SectionHead id={titleId} level={first ? 1 : 2} title={settings.title || t('heading')} />
        <p className={styles.text}>{settings.text || t('text')}</p>
      </div>
    </section>
  );
}

export const block = /* @__PURE__ */ defineBlock(schema, { Renderer: ${Pascal}, messages });
`,
    [`${name}/${name}.module.css`]: `.text {
  color: var(--text);
  white-space: pre-line;
}
`,
    [`${name}/messages.ts`]: `import { defineMessages } from '@boardwright/engine';

/** What visitors read where admins wrote nothing. */
export const messages = /* @__PURE__ */ defineMessages({
${inEach((locale) => `{ heading: '${title}', text: '${writtenMessages[locale].empty}' }`)}
});
`,
    [`${name}/editor.ts`]: `import { type BlockForEditor, defineLabels } from '@boardwright/blocks-schema';
import { schema } from './schema.ts';

/** What admins read of it, in each language of the editor, and how it is drawn in the list of components. */
export const editor: BlockForEditor = {
  labels: defineLabels(schema, {
${inEach((locale) => `  { title: '${title}', settings: { title: '${writtenMessages[locale].title}', text: '${writtenMessages[locale].text}' } }`).replaceAll(/^ {2}(\w\w): {3}/gm, '    $1: ')}
  }),
  drawing: ['t0 14.5 14.5 75 35 4', 't3 24 23 40 4 2', 't1 24 33 56 3 1.5'],
};
`,
    [`${name}/${name}.test.ts`]: `import { describeBlock, describeSettings } from '@boardwright/engine/testing';
import { expect } from 'vitest';
import { block } from './${file}.tsx';
import { fixtures } from './schema.ts';

// What every block keeps: its defaults fit, each setting is in a tab, each fixture is drawn in each language.
describeBlock({ block, fixtures });

describeSettings(block, (setting) => {
  setting('title', 'is the heading; without it the block says what it is', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
    expect(await draw({}, { locale: 'en' })).toContain('${title}');
  });

  setting('text', 'is what is read below', async (draw) => {
    expect(await draw({ text: 'By appointment' })).toContain('By appointment');
  });
});
`,
    [`${name}/${name}.stories.tsx`]: `import { packagedStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';
import { ${camel} } from './index.ts';

const { shared, story } = await packagedStories([${camel}], '${key}');

const meta: Meta = { title: '${title}', ...shared };
export default meta;

export const Default = story('default');
export const Filled = story('filled');
`,
  };
}
