import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Locale } from '@boardwright/messages';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { createTranslator } from '@boardwright/ui/translator';
import type { Board } from '../board/board-context.ts';
import { createEngine } from '../board/create-engine.ts';
import { BoardScope } from '../page/board-scope.tsx';
import { partMessages } from '../page/part-messages.ts';
import { previewBoard } from './preview-board.ts';

const { messagesOf } = createEngine({ blocks: [], messages: partMessages });

/** For the tests of the parts: what the server sends for a part, on a Dutch board unless it says otherwise. */
export function renderPart(part: ReactNode, changes: Partial<Board> = {}): string {
  const here = { ...previewBoard('nl'), ...changes };
  const locale = here.locale as Locale;
  return renderToStaticMarkup(
    <MemoryRouter>
      <BoardScope board={here}>
        <TranslatorContext value={createTranslator(locale, messagesOf(locale, []))}>{part}</TranslatorContext>
      </BoardScope>
    </MemoryRouter>,
  );
}
