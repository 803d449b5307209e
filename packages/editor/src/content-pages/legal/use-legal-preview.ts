import type { LegalPreview } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import { type LegalDraft, sentDraft } from './legal-draft.ts';
import { type LegalPreviewBody, useLegalApi } from './legal-api.ts';
import { sentenceOf } from '../../ui/sentence-of.ts';

/** The papers with what is typed, as far as that is known. */
export interface LegalPreviewState {
  readonly found: LegalPreview | undefined;
  /** Why they could not be drawn. */
  readonly refused: string | undefined;
  readonly again: () => void;
}

/** Milliseconds that typing rests before they are drawn again. */
const rest = 200;

/** Draws the papers in a language as their answers are typed. */
export function useLegalPreview(draft: LegalDraft, language: string): LegalPreviewState {
  const api = useLegalApi();
  const [found, setFound] = useState<LegalPreview>();
  const [refused, setRefused] = useState<string>();
  const [round, setRound] = useState(0);
  const sent = JSON.stringify({ language, ...sentDraft(draft) });
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      try {
        const preview = await api.preview(JSON.parse(sent) as LegalPreviewBody);
        if (!isWanted) return;
        setFound(preview);
        setRefused(undefined);
      } catch (error) {
        // Policy: what was drawn last stays, with why there is none of what is typed.
        if (isWanted) setRefused(sentenceOf(error));
      }
    };
    // Who asks again waits no longer.
    const timer = setTimeout(() => void draw(), round === 0 ? rest : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, sent, round]);
  return { found, refused, again: () => setRound((before) => before + 1) };
}
