import { inLocale, type MessageTree } from '@boardwright/messages';
import { useMemo, useState, type ReactNode } from 'react';
import { FormatContext, type FormatSettings } from './format/format-settings.ts';
import { createTranslator } from './i18n/translator.ts';
import type { PageMessages } from './i18n/translate.ts';
import { TranslatorContext } from './i18n/use-t.ts';
import { uiMessages } from './ui.messages.ts';

export interface UiProviderProps {
  /** A BCP 47 tag: what the parts say, and how they write numbers and dates. */
  readonly locale: string;
  /** More messages by namespace; in a language that the parts do not speak, theirs too, as `ui`. */
  readonly messages?: PageMessages | undefined;
  /**
   * How dates and amounts are written, where it is not UTC and euros. Who renders on a server says `now` too (ISO 8601),
   * the same for both sides: ages count from it.
   */
  readonly format?: Partial<Omit<FormatSettings, 'locale'>> | undefined;
  readonly children: ReactNode;
}

const nothing = {};

/**
 * Gives the parts their language in an application of one's own; pages of the engine have it by themselves.
 * In another language than the product's the parts speak English where `messages.ui` does not say it.
 */
export function UiProvider({ locale, messages = nothing, format = nothing, children }: UiProviderProps) {
  const translator = useMemo(
    () => createTranslator(locale, { ui: inLocale<MessageTree>(uiMessages, locale) }, messages),
    [locale, messages],
  );
  // oxlint-disable-next-line boardwright/clock -- an application of one's own has no clock of ours; where it matters it says the moment itself
  const [opened] = useState(() => new Date().toISOString());
  const settings = useMemo<FormatSettings>(
    () => ({
      timeZone: 'UTC',
      dateFormat: 'dd/MM/yyyy',
      currency: 'EUR',
      imperial: false,
      now: opened,
      ...format,
      locale,
    }),
    [locale, format, opened],
  );
  return (
    <FormatContext value={settings}>
      <TranslatorContext value={translator}>{children}</TranslatorContext>
    </FormatContext>
  );
}
