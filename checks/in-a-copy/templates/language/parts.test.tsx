// Every story of a shared part, in English and in the generated language; goes to packages/engine/language.
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

interface StoryModule {
  readonly default: {
    readonly decorators?: readonly ((story: ComponentType, context: object) => ReactNode)[];
  };
}
type Story = { readonly render?: (args: object, context: object) => ReactNode; readonly args?: object };
const modules = import.meta.glob<StoryModule>(['../src/**/*.stories.tsx', '../../ui/src/**/*.stories.tsx'], {
  eager: true,
});

it.each(Object.entries(modules).filter(([path]) => !path.includes('/blocks/')))(
  '%s',
  (_, { default: meta, ...stories }) => {
    for (const locale of ['en', 'de'])
      for (const { render, args = {} } of Object.values(stories) as Story[]) {
        if (!render) continue;
        const context = { globals: { locale }, args };
        const rendered = (meta.decorators ?? []).reduce<ReactNode>(
          (inner, decorate) => decorate(() => inner, context),
          createElement(() => render(args, context)),
        );
        expect(renderToString(rendered)).not.toBe('');
      }
  },
);
