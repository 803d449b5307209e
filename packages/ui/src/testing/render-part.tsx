import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '../i18n/translator.ts';
import type { UiTranslate } from '../use-ui-t.ts';
import { UiProvider } from '../ui-provider.tsx';
import { uiMessages } from '../ui.messages.ts';

/** For tests: the parts' messages in one language. */
export function messagesOf(locale: Locale): UiTranslate {
  return createTranslator(locale, { ui: uiMessages[locale] }).namespace('ui');
}

/** For tests: what the server sends for a part. */
export function renderPart(part: ReactNode, locale = 'nl'): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <UiProvider locale={locale}>{part}</UiProvider>
    </MemoryRouter>,
  );
}
