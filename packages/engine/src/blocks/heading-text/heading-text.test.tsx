import { fillDefaults, headingText } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { queryAllByRole } from '@boardwright/ui/testing';
import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeBlock, previewPage } from '../../testing/index.ts';
import { headingTextBlock as block } from './heading-text.block.ts';

describeBlock({ block, fixtures: coreFixtures['heading-text'] ?? {} });

it('has the heading of the page where it comes first, then that of a section or of a part of one', () => {
  const settings = ['2', '2', '3'].map((level) =>
    fillDefaults(headingText.settings, { heading: 'Kop', level }),
  );
  const page = previewPage({ block, settings: settings[0] }) as ReactElement<{ data: object }>;
  const blocks = settings.map((one, at) => ({ id: at + 1, key: block.key, settings: one }));
  const html = renderToString(cloneElement(page, { data: { ...page.props.data, blocks } }));
  expect(queryAllByRole(html, 'heading', 'Kop').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3']);
});
