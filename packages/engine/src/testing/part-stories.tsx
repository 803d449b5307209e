import { partStories as storiesOf, type PartStory, type StoryFrame } from '@boardwright/ui/stories';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { pageTranslator } from '@boardwright/ui/page-translator';
import type { Locale } from '@boardwright/messages';
import type { Meta } from '@storybook/react-vite';
import { useMemo } from 'react';
import { createEngine } from '../board/create-engine.ts';
import type { Visitor } from '../board/board-context.ts';
import { BoardScope } from '../page/board-scope.tsx';
import { partMessages } from '../page/part-messages.ts';
import { pageKeys } from './message-keys.ts';
import { previewBoard } from './preview-board.ts';

export type { PartStory };

const { messagesOf: ofParts } = createEngine({ blocks: [], messages: partMessages });

/** Stands on the preview board, in the language and for the visitor of the toolbar. */
const OnBoard: StoryFrame = ({ globals, children }) => {
  const locale = (globals['locale'] ?? 'nl') as Locale;
  const messages = useMemo(() => pageTranslator(locale, ofParts(locale, [])), [locale]);
  return (
    <BoardScope board={previewBoard(locale, (globals['visitor'] ?? 'guest') as Visitor)}>
      <TranslatorContext value={messages}>{children}</TranslatorContext>
    </BoardScope>
  );
};

/** The stories of a part that knows its board: as those of `@boardwright/ui`, on the preview board. */
export const partStories = (component: unknown, others: Readonly<Record<string, unknown>> = {}): Meta =>
  storiesOf(component, others, OnBoard, pageKeys());
