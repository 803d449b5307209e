/** What a new block starts as: small, whole, and passing its contract suite. */

/** @param {string} key @returns {string} opening-hours → openingHours */
const inCamel = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} key @returns {string} opening-hours → OpeningHours */
const inPascal = (key) => inCamel(`-${key}`);

/** @param {string} key @returns {string} opening-hours → Opening hours */
const inWords = (key) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

/** @param {string} key @returns {Record<string, string>} path from the root → text */
export function blockFiles(key) {
  const name = inCamel(key);
  const Name = inPascal(key);
  const schema = `packages/blocks-schema/src/blocks/${key}/${key}`;
  const engine = `packages/engine/src/blocks/${key}/${key}`;
  return {
    [`${schema}.schema.ts`]: `import { defineBlockSchema } from '../../define-block-schema.ts';

export const ${name} = defineBlockSchema({
  key: '${key}',
  title: '${inWords(key)}',
  group: 'content',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
    },
  },
  tabs: { content: ['title'] },
  widgets: {},
});
`,
    [`${schema}.fixtures.ts`]: `import { defineFixtures } from '../../define-fixtures.ts';
import { ${name} } from './${key}.schema.ts';

export const ${name}Fixtures = defineFixtures(${name}, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: '${inWords(key)}' } },
});
`,
    [`${engine}.block.ts`]: `import { ${name} } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { ${name}Messages } from './${key}.messages.ts';
import { ${Name} } from './${key}.tsx';

export const ${name}Block = defineBlock(${name}, { Renderer: ${Name}, messages: ${name}Messages });
`,
    [`${engine}.tsx`]: `import type { SettingsOf, ${name} } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './${key}.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function ${Name}({ settings, t }: BlockProps<SettingsOf<typeof ${name}>>) {
  return (
    <section className={\`section \${styles['block']}\`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
`,
    [`${engine}.module.css`]: `.block {
  color: var(--text);
}
`,
    [`${engine}.messages.ts`]: `import { defineMessages } from '../../i18n/define-messages.ts';

export const ${name}Messages = defineMessages({
  en: { heading: '${inWords(key)}' },
  nl: { heading: '${inWords(key)}' },
  ro: { heading: '${inWords(key)}' },
});
`,
    [`${engine}.test.tsx`]: `import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { ${name}Block } from './${key}.block.ts';

describeBlock({ block: ${name}Block as never, fixtures: coreFixtures['${key}'] ?? {} });
`,
    [`${engine}.settings.test.ts`]: `import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { ${name}Block } from './${key}.block.ts';

describeSettings(${name}Block as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
`,
  };
}

/** @param {string} key */
export const nextSteps = (key) => `
It is registered, has stories and passes its tests. Now make it yours:
  packages/blocks-schema/src/blocks/${key}/${key}.schema.ts   its settings: the editor's panel comes from them
  packages/engine/src/blocks/${key}/${key}.tsx                what it draws
  packages/engine/src/blocks/${key}/${key}.messages.ts        its words in Dutch and Romanian
and prove each new setting in ${key}.settings.test.ts. After adding a fixture: npm run check -- --fix`;
