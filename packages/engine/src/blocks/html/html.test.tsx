import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeBlock, previewConfiguration, previewPage, settingsOfFixture } from '../../testing/index.ts';
import { getByRole } from '@boardwright/ui/testing';
import { htmlBlock as block } from './html.block.ts';
import { loadHtml, type HtmlData } from './html.load.ts';
import { htmlMessages } from './html.messages.ts';
import { previewContext } from '../../testing/preview-context.ts';
import { createTranslator } from '@boardwright/ui/translator';

const fixtures = coreFixtures['html'] ?? {};
describeBlock({ block, fixtures });

const settingsOf = (name: string) => settingsOfFixture(block, fixtures[name] ?? { title: '', settings: {} });
const draw = (name: string, data: HtmlData = {}) =>
  renderToString(previewPage({ block, settings: settingsOf(name), data }));
const load = (html: string, placeholders: { key: string; value: string }[] = []) =>
  loadHtml(
    { html },
    previewContext({
      configuration: {
        ...previewConfiguration,
        job_boards: previewConfiguration.job_boards.map((jobBoard) => ({ ...jobBoard, placeholders })),
      },
      t: createTranslator('nl', { html: htmlMessages.nl }).namespace('html'),
    }),
  );

describe('the admin’s own code', () => {
  it('is drawn to the letter, scripts and all', () => {
    expect(draw('script')).toContain(settingsOf('script').html);
    expect(draw('prose')).toContain(settingsOf('prose').html);
  });

  it('gets the words it asks for, in the language of the page', async () => {
    const { html } = await load(settingsOf('placeholders').html);
    expect(html).toContain('>Deze pagina bestaat niet<');
    getByRole(html ?? '', 'paragraph', 'Wadwerk 2026 {{unknown}}');
    expect(draw('placeholders', { html: html ?? '' })).toContain('Deze pagina bestaat niet');
  });

  it('gets the placeholders of its board as text, never as markup', async () => {
    const { html } = await load('<p>{{terms}}</p>', [{ key: '{{terms}}', value: 'A & B <script>' }]);
    expect(html).toBe('<p>A &amp; B &lt;script&gt;</p>');
  });

  it('is kept once where it asks for nothing', async () => {
    expect(await load('<p>Moi</p>')).toEqual({});
    expect(await load('<script>const x = {{ a: 1 }}</script>')).toEqual({});
  });
});
