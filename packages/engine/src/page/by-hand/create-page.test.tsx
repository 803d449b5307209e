import { defineBlockSchema, faq } from '@boardwright/blocks-schema';
import { defineBlockMessages } from '@boardwright/messages';
import { getByRole, textOf } from '@boardwright/ui/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { callToActionBlock } from '../../blocks/call-to-action/call-to-action.block.ts';
import { columnsBlock } from '../../blocks/columns/columns.block.ts';
import { coreBlocks } from '../../blocks/core-blocks.ts';
import { faqBlock } from '../../blocks/faq/faq.block.ts';
import { jobListBlock } from '../../blocks/job-list/job-list.block.ts';
import { DuplicateBlockError } from '../../board/create-engine.ts';
import { defineBlock } from '../../board/define-block.ts';
import { createPage } from './create-page.tsx';

describe('a page made by hand', () => {
  it('needs blocks and a language: what is not said is as the schema has it', async () => {
    const html = renderToString(await createPage({ locale: 'en', blocks: [{ block: faqBlock }] }));
    expect(html).toContain(`data-block-key="${faq.key}"`);
    getByRole(html, 'link', 'Skip to content');
  });

  it('renders what a block is set to', async () => {
    const questions = [{ question: 'Who may apply?', answer: '<p>Anybody.</p>' }];
    const html = renderToString(
      await createPage({ locale: 'en', blocks: [{ block: faqBlock, settings: { questions } }] }),
    );
    expect(textOf(html)).toContain('Who may apply?');
  });

  it('has blocks in the columns of another; the first of them has the heading of the page', async () => {
    const question = (text: string) => ({
      title: text,
      questions: [{ question: 'Hoe?', answer: '<p>Zo.</p>' }],
    });
    const html = renderToString(
      await createPage({
        locale: 'nl',
        blocks: [
          { block: columnsBlock, settings: { count: 2 } },
          { block: faqBlock, settings: { ...question('Links'), column: { level: 1, number: 1 } } },
          { block: callToActionBlock, settings: { text: '<p>Rechts</p>', column: { level: 1, number: 2 } } },
          { block: callToActionBlock, settings: { text: '<p>Eronder</p>' } },
        ],
      }),
    );
    const [before = '', first = '', second = ''] = html.split('data-column=');
    expect(before).not.toContain('Links');
    expect(first).toMatch(/<h1[^>]*>Links/);
    expect(second).toMatch(/Rechts.*Eronder/s);
    expect(html.match(/data-block=/g)).toHaveLength(4);
    const halfEmpty = renderToString(
      await createPage({
        locale: 'nl',
        blocks: [
          { block: columnsBlock, settings: { count: 2 } },
          { block: faqBlock, settings: { ...question('Rechts'), column: { level: 1, number: 2 } } },
        ],
      }),
    );
    expect(halfEmpty).toMatch(/<h1[^>]*>Rechts/);
  });

  it('speaks a language that the product does not, where it is told the messages', async () => {
    const messages = { page: { skipToContent: 'Zum Inhalt' } };
    const html = renderToString(await createPage({ locale: 'de', blocks: [{ block: faqBlock }], messages }));
    getByRole(html, 'link', 'Zum Inhalt');
  });

  it('renders a block in languages of its own, which its parts speak by type', async () => {
    const messages = defineBlockMessages({
      de: { open_one: 'Eine Stelle', open_other: '{{count}} Stellen' },
      fr: { open_one: 'Un poste', open_other: '{{count}} postes' },
    });
    const schema = defineBlockSchema({
      key: 'stadt/stellen',
      title: 'Stellen',
      group: 'content',
      icon: 'puzzle',
      settings: { type: 'object', additionalProperties: false, properties: {} },
      tabs: {},
    });
    const block = defineBlock(schema, { messages, Renderer: ({ t }) => <p>{t('open', { count: 3 })}</p> });
    const read = async (locale: string) =>
      textOf(renderToString(await createPage({ locale, blocks: [{ block }] })));
    expect(await read('de-AT')).toContain('3 Stellen');
    expect(await read('fr')).toContain('3 postes');
    // Nobody wrote Dutch or English: the first that there is.
    expect(await read('nl')).toContain('3 Stellen');
    defineBlock(schema, {
      messages,
      // @ts-expect-error the block does not say so in any language
      Renderer: ({ t }) => <p>{t('closed')}</p>,
    });
  });

  it('puts no markup into the page that could run, as a site would not', async () => {
    const answer = '<p>Anybody<script>run()</script><img src="x" onerror="run()"></p>';
    const settings = { questions: [{ question: 'Who may apply?', answer }] };
    const html = renderToString(await createPage({ locale: 'en', blocks: [{ block: faqBlock, settings }] }));
    expect(textOf(html)).toContain('Anybody');
    expect(html).not.toContain('run()');
  });

  it('says a message that it is given in the place of that one alone', async () => {
    const page = { locale: 'nl', blocks: [{ block: callToActionBlock }], now: '2026-01-02T03:04:05Z' };
    const messages = { page: { skipToContent: 'Meteen lezen' }, callToAction: { button: 'Vind iemand' } };
    const plain = renderToString(await createPage(page));
    const html = renderToString(await createPage({ ...page, messages }));
    getByRole(html, 'heading', 'Op zoek naar een nieuwe collega?');
    getByRole(html, 'link', 'Vind iemand');
    expect(html).toBe(
      plain.replaceAll('Naar de inhoud', 'Meteen lezen').replaceAll('Vacature plaatsen', 'Vind iemand'),
    );
  });

  it('says which call of the API it needs an answer to', async () => {
    await expect(createPage({ locale: 'en', blocks: [{ block: jobListBlock }] })).rejects.toThrow(
      /createPage needs an `api`/,
    );
  });

  it('refuses two blocks of one key', async () => {
    const twin = { ...faqBlock };
    await expect(
      createPage({ locale: 'en', blocks: [{ block: faqBlock }, { block: twin }] }),
    ).rejects.toThrow(DuplicateBlockError);
  });

  it.each(coreBlocks.filter(({ load }) => !load).map((block) => [block.key, block] as const))(
    'renders the block %s',
    async (key, block) => {
      expect(renderToString(await createPage({ locale: 'nl', blocks: [{ block }] }))).toContain(
        `data-block-key="${key}"`,
      );
    },
  );
});
