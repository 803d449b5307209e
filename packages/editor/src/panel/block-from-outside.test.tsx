import {
  defineBlockSchema,
  defineLabels,
  labelledSchema,
  type BlockForEditor,
  type OwnWidgetProps,
} from '@boardwright/blocks-schema';
import { getByRole } from '@boardwright/ui/testing';
import { locales, type EveryLocale, type Locale } from '@boardwright/messages';
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
  widgets: { north: 'acme/compass' },
  tabs: { sky: ['north', 'title'] },
  tabTitles: { sky: 'Sky' },
});
const english = {
  title: 'Sundial',
  titles: { sky: 'Sky', 'acme/clocks': 'Clocks' },
  settings: { title: 'Title', north: 'North' },
};
const labels = defineLabels(schema, {
  // Whatever languages there come to be.
  ...(Object.fromEntries(locales.map((locale) => [locale, english])) as EveryLocale<typeof english>),
  nl: {
    title: 'Zonnewijzer',
    titles: { sky: 'Hemel', 'acme/clocks': 'Klokken' },
    settings: { title: 'Titel', north: 'Noorden' },
  },
});

function Compass({ id, value = 0, label, locale }: OwnWidgetProps<number>) {
  return <input id={id} type="range" aria-label={`${label} (${locale})`} defaultValue={value} />;
}

async function panel(locale: Locale, widgets: BlockForEditor['widgets']): Promise<string> {
  const labelled = labelledSchema<string, Readonly<Record<string, unknown>>, unknown>(
    schema,
    labels[locale],
    {},
  );
  const fixture = <PanelFixture schema={labelled} values={{ north: 90 }} locale={locale} widgets={widgets} />;
  const { prelude } = await prerender(fixture);
  return new Response(prelude).text();
}

describe('a block from outside', () => {
  it('has its setting drawn by its own control, which is told what the field around it says', async () => {
    const html = await panel('nl', { 'acme/compass': Compass });
    expect(getByRole(html, 'slider', 'Noorden (nl)').getAttribute('value')).toBe('90');
  });

  it.each(locales)('has its own tab and its sign in the panel, named in %s', async (locale) => {
    const html = await panel(locale, { 'acme/compass': Compass });
    expect(html).toMatch(new RegExp(`role="tab" id="tab-sky"[^>]*>${labels[locale].titles?.['sky']}<`));
    expect(html).toContain('d="M4 20h16"');
    expect(html).not.toMatch(/panel\.tab|components\.group/);
  });
});
