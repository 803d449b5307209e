import { pageTranslator } from '@boardwright/ui/page-translator';
import type { ReactElement } from 'react';
import { createEngine } from '../board/create-engine.ts';
import type { AnyBlock, BlockOutcome } from '../board/define-block.ts';
import type { Board, Visitor } from '../board/board-context.ts';
import { OwnPage } from '../page/by-hand/own-page.tsx';
import { partMessages } from '../page/part-messages.ts';
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

/** A preview's links lead nowhere: a story stays where it is. */
export const stay = (): void => undefined;

/** One block on a page of its own, with router, messages and board: what stories and the contract suite draw. */
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
  const engine = createEngine({ blocks: [block], messages: partMessages });
  const messages = engine.messagesOf(locale, [block.key]);
  return (
    <OwnPage
      engine={engine}
      navigate={stay}
      translator={pageTranslator(locale, messages)}
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
}
