import type { MailTextPreview } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import { type MailDraftBody, type MailPlace, useMailsApi } from './mails-api.ts';
import { sentenceOf } from '../ui/sentence-of.ts';

/** What a mail looks like with what is typed, as far as that is known. */
export interface MailPreviewState {
  /** What it would be with. */
  readonly body: MailDraftBody;
  readonly found: MailTextPreview | undefined;
  /** Why it could not be drawn. */
  readonly refused: string | undefined;
  /** What is wrong with what is typed, by the key of the text. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly again: () => void;
}

/** Milliseconds that typing rests before it is drawn again. */
const rest = 150;
const none = {};

/** Draws a mail as it is typed. */
export function useMailPreview(
  place: MailPlace,
  variant: string,
  texts: Readonly<Record<string, string>>,
): MailPreviewState {
  const api = useMailsApi();
  const [found, setFound] = useState<MailTextPreview>();
  const [refused, setRefused] = useState<string>();
  const [round, setRound] = useState(0);
  const { kind, language } = place;
  const sent = JSON.stringify({ variant, texts });
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      try {
        const preview = await api.preview({ kind, language }, JSON.parse(sent) as MailDraftBody);
        if (!isWanted) return;
        setFound(preview);
        setRefused(undefined);
      } catch (error) {
        // Policy: the last that was drawn stays, with why there is none of what is typed.
        if (isWanted) setRefused(sentenceOf(error));
      }
    };
    // Who asks again waits no longer.
    const timer = setTimeout(() => void draw(), round === 0 ? rest : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, kind, language, sent, round]);
  return {
    body: { variant, texts: { ...texts } },
    found,
    refused,
    problems: found?.problems ?? none,
    again: () => setRound((before) => before + 1),
  };
}
