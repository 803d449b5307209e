import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeBlock, previewPage, settingsOfFixture } from '../../testing/index.ts';
import { queryAllByRole } from '@boardwright/ui/testing';
import { faqHead } from './faq-head.ts';
import { faqBlock as block } from './faq.block.ts';
import { questionIds } from './question-id.ts';

const fixtures = coreFixtures['faq'] ?? {};
describeBlock({ block, fixtures });

const settingsOf = (name: string) => settingsOfFixture(block, fixtures[name] ?? { title: '', settings: {} });

describe('the questions', () => {
  it('open without scripts, each with an address of its own', () => {
    const html = renderToString(previewPage({ block, settings: settingsOf('drawn') }));
    expect(queryAllByRole(html, 'group')).toHaveLength(3);
    expect(html).toContain('id="faq-wie-ziet-mijn-cv"');
  });

  it('never share an address, whatever they ask', () => {
    expect(questionIds(['Hoe?', 'hoe', '¿?', 'Întrebări și răspunsuri'])).toEqual([
      'faq-hoe',
      'faq-hoe-2',
      'faq',
      'faq-intrebari-si-raspunsuri',
    ]);
  });

  it('are told to search engines when they have an answer', () => {
    const head = (name: string) => faqHead(undefined, { settings: settingsOf(name) });
    expect(head('drawn').jsonLd).toMatchObject([{ '@type': 'FAQPage', mainEntity: [{}, {}, {}] }]);
    expect(head('untitled')).toEqual({});
  });
});
