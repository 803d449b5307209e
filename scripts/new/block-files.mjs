/** What a new block starts as: small, whole, and passing its contract suite. */
import { inCamel, inPascal, inSentence } from './names.mjs';

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
  title: '${inSentence(key)}',
  group: 'content',
  icon: 'puzzle',
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
    [`${schema}.labels.ts`]: `import { defineLabels } from '../../define-labels.ts';
import { ${name} } from './${key}.schema.ts';

export const ${name}Labels = defineLabels(${name}, {
  en: { title: '${inSentence(key)}', settings: { title: 'Title' } },
  nl: { title: '${inSentence(key)}', settings: { title: 'Titel' } },
  ro: { title: '${inSentence(key)}', settings: { title: 'Titlu' } },
});
`,
    [`${schema}.fixtures.ts`]: `import { defineFixtures } from '../../define-fixtures.ts';
import { ${name} } from './${key}.schema.ts';

export const ${name}Fixtures = defineFixtures(${name}, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: '${inSentence(key)}' } },
  'long-text': { title: 'A title of many words', settings: { title: '${inSentence(key)} '.repeat(8).trim() } },
});
`,
    [`${engine}.drawing.ts`]: `import type { BlockDrawing } from '@boardwright/blocks-schema';

export const ${name}Drawing: BlockDrawing = ['t0 14.5 14.5 75 35 4', 't3 24 23 40 4 2', 't1 24 33 56 3 1.5'];
`,
    [`${engine}.block.ts`]: `import { ${name} } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { ${name}Messages } from './${key}.messages.ts';
import { ${Name} } from './${key}.tsx';

export const ${name}Block = defineBlock(${name}, { Renderer: ${Name}, messages: ${name}Messages });
`,
    [`${engine}.tsx`]: `import type { SettingsOf, ${name} } from '@boardwright/blocks-schema';
import { useId } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { SectionHead } from '@boardwright/ui/section-head';
import type { ${Name}Key } from './${key}.messages.ts';
import styles from './${key}.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function ${Name}({ settings, t, first }: BlockProps<SettingsOf<typeof ${name}>, undefined, ${Name}Key>) {
  const titleId = useId();
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="container">
        <SectionHead id={titleId} level={first ? 1 : 2} title={settings.title || t('heading')} />
        <p className={styles.text}>{t('text')}</p>
      </div>
    </section>
  );
}
`,
    [`${engine}.module.css`]: `.text {
  color: var(--text);
}
`,
    [`${engine}.messages.ts`]: `import { defineMessages, type MessageKey } from '@boardwright/messages';

export const ${name}Messages = defineMessages({
  en: { heading: '${inSentence(key)}', text: 'What this block shows will stand here.' },
  nl: { heading: '${inSentence(key)}', text: 'Hier komt te staan wat dit blok laat zien.' },
  ro: { heading: '${inSentence(key)}', text: 'Aici va sta ce arată acest bloc.' },
});

export type ${Name}Key = MessageKey<typeof ${name}Messages>;
`,
    [`${engine}.test.tsx`]: `import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { ${name}Block } from './${key}.block.ts';

describeBlock({ block: ${name}Block, fixtures: coreFixtures['${key}'] ?? {} });
`,
    [`${engine}.settings.test.ts`]: `import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { ${name}Block } from './${key}.block.ts';

describeSettings(${name}Block, (setting) => {
  setting('title', 'is the heading; without it the block says what it is', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
    expect(await draw({}, { locale: 'en' })).toContain('${inSentence(key)}');
  });
});
`,
  };
}
