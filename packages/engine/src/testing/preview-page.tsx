import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { consentMessages } from '../page/consent/consent.messages.ts';
import { createEngine } from '../board/create-engine.ts';
import type { AnyBlock, BlockOutcome } from '../board/define-block.ts';
import type { Board, Visitor } from '../board/board-context.ts';
import { PageView } from '../page/page-view.tsx';
import { pageMessages } from '../page/page.messages.ts';
import { RenderersContext, type AnyRenderer } from '../page/renderers.ts';
import { createTranslator } from '@boardwright/ui/translator';
import { uiMessages } from '@boardwright/ui/messages';
import { previewBoard } from './preview-board.ts';

export interface Preview {
  readonly block: AnyBlock;
  /** Complete settings. */
  readonly settings: unknown;
  readonly data?: unknown;
  readonly locale?: string;
  readonly visitor?: Visitor;
  readonly search?: string;
  readonly outcome?: BlockOutcome;
  readonly board?: Partial<Board>;
}

/** One block on a page of its own, with router, words and board: what stories and the contract suite draw. */
export function previewPage({
  block,
  settings,
  data,
  locale = 'nl',
  visitor,
  search,
  outcome,
  board,
}: Preview): ReactElement {
  const engine = createEngine({
    blocks: [block],
    messages: { ui: uiMessages, page: pageMessages, consent: consentMessages },
  });
  const messages = engine.messagesOf(locale, [block.key]);
  const page = (
    <PageView
      translator={createTranslator(locale, messages)}
      data={{
        status: 200,
        board: { ...previewBoard(locale, visitor, search), ...board },
        identifier: 'p-home',
        blocks: [{ id: 1, key: block.key, settings, data }],
        messages,
        head: { title: block.schema.title },
        outcome: outcome ? { ...outcome, blockId: 1 } : undefined,
      }}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: page, action: () => null }], {
    initialEntries: [`/${search ?? ''}`],
  });
  return (
    <RenderersContext value={() => block.Renderer as AnyRenderer}>
      <RouterProvider router={router} />
    </RenderersContext>
  );
}
