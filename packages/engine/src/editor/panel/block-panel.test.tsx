import { coreSchemas, defaultsOf, type BlockSchema } from '@boardwright/blocks-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/translator.ts';
import { TranslatorContext } from '../../i18n/use-t.ts';
import { editorMessages } from '../editor.messages.ts';
import type { OutlineItem, Settings } from '../site-pages.ts';
import { BlockPanel } from './block-panel.tsx';
import { changedNames, readable, tabSchema } from './panel-schema.ts';

function draw(key: string, settings: Settings, schema?: BlockSchema<string, Settings>): string {
  const block = {
    id: 7,
    key,
    order: 0,
    page_id: 1,
    isGlobal: false,
    settingsId: 1,
    settingsVersion: 0,
    settings,
  };
  const chosen: OutlineItem = { block, title: schema?.title ?? key, words: '', known: schema !== undefined };
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
      <BlockPanel chosen={chosen} schema={schema} onClose={() => undefined} />
    </TranslatorContext>,
  );
}
const callToAction = coreSchemas['call-to-action'] as unknown as BlockSchema<string, Settings>;

describe('the panel of a block', () => {
  it('shows the first tab’s settings as read only, in words and without the tags of rich text', () => {
    const html = draw('call-to-action', { 'call-to-action_text': '<h2>Come along</h2>' }, callToAction);
    expect(html).toContain('Read only');
    expect(html).toContain('Come along');
    expect(html).not.toContain('&lt;h2');
    expect(html).not.toMatch(/<(input|textarea|select)\b/);
    expect(html).toContain('1 setting differs from its default');
  });

  it('says that a block is unknown to this release', () => {
    expect(draw('acme/map', {})).toContain('This release does not know this block');
  });

  it.each(
    Object.values(coreSchemas).map((schema) => [
      schema.key,
      schema as unknown as BlockSchema<string, Settings>,
    ]),
  )('draws %s as nobody has touched it', (key, schema) => {
    const html = draw(key, {}, schema);
    expect(html).toContain('0 settings differ');
    expect(html).not.toContain('Unsupported');
  });
});

describe('what the panel knows of a schema', () => {
  it('takes a tab’s settings in the tab’s order', () => {
    expect(Object.keys(tabSchema(callToAction, 'content').properties ?? {})).toEqual([
      'text',
      'buttonLink',
      'secondButtonLink',
    ]);
  });

  it('names what differs from the defaults, and nothing else', () => {
    const defaults = defaultsOf<Settings>(callToAction);
    expect([...changedNames(callToAction, defaults)]).toEqual([]);
    expect([...changedNames(callToAction, { ...defaults, layout: 'column' })]).toEqual(['layout']);
  });

  it.each([
    ['guestLinks', 'Guest links'],
    ['row-spread', 'Row spread'],
    ['p-job-list', 'Job list'],
  ])('reads %s as %s', (name, words) => expect(readable(name)).toBe(words));
});
