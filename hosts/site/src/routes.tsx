import { PageView, type PageData } from '@boardwright/engine';
import type { Translator } from '@boardwright/ui/translate';
import type { ReactNode } from 'react';
import { useCanvasPage } from './canvas/canvas-store.ts';
import {
  useLoaderData,
  type ActionFunction,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';

interface PageRoute {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  readonly translatorOf: (data: PageData) => Translator;
  readonly frame?: ReactNode;
}

/** The site's one route: every address is a page that the server resolves (specification §2 'Client routes'). */
export function pageRoutes({
  loader,
  action,
  shouldRevalidate,
  translatorOf,
  frame,
}: PageRoute): RouteObject[] {
  function Page() {
    const sent = useLoaderData<PageData>();
    const canvas = useCanvasPage();
    const data = canvas ? { ...sent, ...canvas } : sent;
    return (
      <PageView data={data} translator={translatorOf(data)}>
        {frame}
      </PageView>
    );
  }
  return [
    {
      id: 'page',
      path: '*',
      loader,
      Component: Page,
      ...(action ? { action } : {}),
      ...(shouldRevalidate ? { shouldRevalidate } : {}),
    },
  ];
}
