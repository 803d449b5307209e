// The stories of the block from outside; goes to packages/engine/src, where there is all to draw one.
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as stories from '../../../storybook/installed/acme-map.stories.tsx';

// A module of stories exports names that only its block's fixtures know.
const { default: meta, ...named } = stories as unknown as Record<
  string,
  { args?: object; parameters?: object }
> & {
  default: {
    title: string;
    argTypes: object;
    loaders: ((context: object) => Promise<object>)[];
    render: (args: object, context: object) => never;
  };
};

it('are one of each fixture, with a control of each setting', () => {
  expect(meta.title).toBe('Blocks/Map');
  expect(Object.keys(named).sort()).toEqual(['Country', 'Default', 'Office']);
  expect(Object.keys(meta.argTypes)).toContain('zoom');
});

it('draw the block', async () => {
  const { args = {}, parameters = {} } = named['Office'] ?? {};
  const context = { args, parameters, globals: { locale: 'nl', visitor: 'guest' } };
  const loaded = await meta.loaders[0]?.(context);
  const html = renderToString(meta.render(args, { ...context, loaded }));
  expect(html).toContain('Noorderhaven 12');
});
