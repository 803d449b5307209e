import { defineBlockSchema, defineLabels, labelledSchema } from '@boardwright/blocks-schema';
import { locales } from '@boardwright/messages';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { PanelFixture } from './panel.fixture.tsx';

const schema = defineBlockSchema({
  key: 'acme/sundial',
  title: 'Sundial',
  group: { key: 'acme/clocks', title: 'Clocks' },
  icon: { paths: ['M4 20h16'] },
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 80 },
      north: { type: 'integer', default: 0, minimum: 0, maximum: 359 },
    },
  },
  tabs: { content: ['title'], sky: ['north'] },
  tabTitles: { sky: 'Sky' },
});
const labels = defineLabels(schema, {
  en: {
    title: 'Sundial',
    titles: { sky: 'Sky', 'acme/clocks': 'Clocks' },
    settings: { title: 'Title', north: 'North' },
  },
  nl: {
    title: 'Zonnewijzer',
    titles: { sky: 'Hemel', 'acme/clocks': 'Klokken' },
    settings: { title: 'Titel', north: 'Noorden' },
  },
  ro: {
    title: 'Cadran solar',
    titles: { sky: 'Cer', 'acme/clocks': 'Ceasuri' },
    settings: { title: 'Titlu', north: 'Nord' },
  },
});

describe('a block from outside', () => {
  it.each(locales)('has its own tab and its sign in the panel, named in %s', async (locale) => {
    const labelled = labelledSchema<string, Readonly<Record<string, unknown>>, unknown>(
      schema,
      labels[locale],
      '',
    );
    const { prelude } = await prerender(<PanelFixture schema={labelled} values={{}} locale={locale} />);
    const html = await new Response(prelude).text();
    expect(html).toMatch(new RegExp(`role="tab" id="tab-sky"[^>]*>${labels[locale].titles?.['sky']}<`));
    expect(html).toContain('d="M4 20h16"');
    expect(html).not.toMatch(/panel\.tab|components\.group/);
  });
});
