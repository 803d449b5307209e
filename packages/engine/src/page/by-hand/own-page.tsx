import type { Translator } from '@boardwright/ui/translate';
import { useEffect, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Engine } from '../../board/create-engine.ts';
import type { PageData } from '../page-data.ts';
import { PageView } from '../page-view.tsx';
import { RenderersContext, type AnyRenderer } from '../renderers.ts';

interface OwnPageProps {
  readonly data: PageData;
  readonly translator: Translator;
  readonly engine: Engine;
  readonly navigate: ((path: string) => void) | undefined;
}

const follow = (path: string): void => window.location.assign(path);

/** A page by itself: its links lead on by the application's means, its router knows this one address only. */
export function OwnPage({ data, translator, engine, navigate = follow }: OwnPageProps) {
  const address = data.board.path + data.board.search;
  const router = useMemo(
    () =>
      createMemoryRouter(
        [{ path: '*', element: <PageView data={data} translator={translator} />, action: () => null }],
        { initialEntries: [address] },
      ),
    [data, translator, address],
  );
  useEffect(
    () =>
      router.subscribe(({ location: { pathname, search, hash } }) => {
        const next = pathname + search;
        if (next !== address) navigate(next + hash);
      }),
    [router, address, navigate],
  );
  return (
    <RenderersContext value={(key) => engine.blocks.get(key)?.Renderer as AnyRenderer | undefined}>
      <RouterProvider router={router} />
    </RenderersContext>
  );
}
