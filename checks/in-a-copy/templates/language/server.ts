// Stands for react-dom/server: renders as that does, and notes the texts.
import { expect } from 'vitest';
// @ts-expect-error the entry for Node has no types of its own
import * as server from 'react-dom/server.node';
// @ts-expect-error as above
import * as dom from 'react-dom/static.node';
import type { renderToStaticMarkup as Markup, renderToString as Text } from 'react-dom/server';
import type { prerender as Prerender } from 'react-dom/static';
import { note } from './recorder.ts';

const place = () => expect.getState().testPath ?? '';
const noting =
  (render: typeof Text): typeof Text =>
  (...given) => {
    const html = render(...given);
    note(html, place());
    return html;
  };
export const renderToString: typeof Text = noting(server.renderToString);
export const renderToStaticMarkup: typeof Markup = noting(server.renderToStaticMarkup);
export const prerender: typeof Prerender = async (...given) => {
  const rendered = (await dom.prerender(...given)) as Awaited<ReturnType<typeof Prerender>>;
  const html = await new Response(rendered.prelude).text();
  note(html, place());
  return { ...rendered, prelude: new Response(html).body! };
};
