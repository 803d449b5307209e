import { partStories as storiesOf, type PartStory, type StoryFrame } from '@boardwright/ui/stories';
import { uiMessages } from '@boardwright/ui/messages';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { createTranslator } from '@boardwright/ui/translator';
import type { Locale } from '@boardwright/messages';
import type { Meta } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { Visitor } from '../board/board-context.ts';
import { BoardScope } from '../page/board-scope.tsx';
import { consentMessages } from '../page/consent/consent.messages.ts';
import { pageMessages } from '../page/page.messages.ts';
import { pageKeys } from './message-keys.ts';
import { previewBoard } from './preview-board.ts';

export type { PartStory };

/** Stands on the preview board, in the language and for the visitor of the toolbar. */
const OnBoard: StoryFrame = ({ globals, children }) => {
  const locale = (globals['locale'] ?? 'nl') as Locale;
  const messages = useMemo(
    () =>
      createTranslator(locale, {
        ui: uiMessages[locale],
        page: pageMessages[locale],
        consent: consentMessages[locale],
      }),
    [locale],
  );
  return (
    <BoardScope board={previewBoard(locale, (globals['visitor'] ?? 'guest') as Visitor)}>
      <TranslatorContext value={messages}>{children}</TranslatorContext>
    </BoardScope>
  );
};

/** The stories of a part that knows its board: as those of the kit, on the preview board. */
export const partStories = (component: unknown, others: Readonly<Record<string, unknown>> = {}): Meta =>
  storiesOf(component, others, OnBoard, pageKeys());
