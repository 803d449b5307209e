import type { Translator } from '@boardwright/ui/translate';
import { useEffect, useMemo, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Engine } from '../../board/create-engine.ts';
import type { FramePageProps } from '../frame-view.tsx';
import type { PageData } from '../page-data.ts';
import { PageView } from '../page-view.tsx';
import { frameKey, RenderersContext, type AnyRenderer, type RendererOf } from '../renderers.ts';

interface OwnPageProps {
  readonly data: PageData;
  readonly translator: Translator;
  readonly engine: Engine;
  readonly navigate: ((path: string) => void) | undefined;
  /** Renders what the product itself says on a page, where it says anything: no page made by hand does. */
  readonly Frame?: ComponentType<FramePageProps> | undefined;
}

const follow = (path: string): void => window.location.assign(path);

/** A page by itself: its links lead on by the application's means, its router knows this one address only. */
export function OwnPage({ data, translator, engine, navigate = follow, Frame }: OwnPageProps) {
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
  const rendererOf: RendererOf = (key) =>
    (key === frameKey ? Frame : engine.blocks.get(key)?.Renderer) as AnyRenderer | undefined;
  return (
    <RenderersContext value={rendererOf}>
      <RouterProvider router={router} />
    </RenderersContext>
  );
}
