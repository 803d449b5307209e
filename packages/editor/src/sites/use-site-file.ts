import { megabyte, type SiteFilePreview, uploads } from '@boardwright/api-client/contract';
import { RequestError } from '@boardwright/engine/request-failure';
import { useEffect, useRef, useState } from 'react';
import { useSitesApi } from '../shell/sites-api.ts';
import { useSitesMessages } from './use-sites-messages.ts';
import { sentenceOf } from '../ui/sentence-of.ts';

const { megabytes, partMegabytes } = uploads.siteFile;
const partSize = partMegabytes * megabyte;

/** The file of a site on its way here: what it would make is known once all of it is there. */
export type SiteFile =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly name: string; readonly sent: number; readonly parts: number }
  | { readonly state: 'checking'; readonly name: string }
  | {
      readonly state: 'refused';
      readonly name: string;
      readonly problems: readonly string[];
      /** Goes on where it was broken off; absent where the file itself is wrong. */
      readonly again?: () => void;
    }
  | {
      readonly state: 'ready';
      readonly name: string;
      readonly upload: string;
      readonly preview: SiteFilePreview;
    };

/** 40 digits that nobody guesses. */
function randomUpload(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server says of the file; undefined where it is not the file that kept it from going. */
function problemsOf(error: unknown): readonly string[] | undefined {
  return error instanceof RequestError ? error.failure.fields?.['upload'] : undefined;
}

/**
 * Sends the file of a site part by part, and asks what it would make. Another one that is chosen takes its place.
 * @param onReady once that is known
 */
export function useSiteFile(onReady: (preview: SiteFilePreview) => void): {
  readonly file: SiteFile;
  readonly choose: (file: File) => void;
} {
  const t = useSitesMessages();
  const api = useSitesApi();
  const [file, setFile] = useState<SiteFile>({ state: 'none' });
  const current = useRef('');
  useEffect(() => () => void (current.current = ''), []);
  async function go(chosen: File, upload: string, from: number): Promise<void> {
    if (!api) return;
    const { name } = chosen;
    const parts = Math.ceil(chosen.size / partSize);
    let sent = from;
    const isWanted = (): boolean => current.current === upload;
    try {
      for (; sent < parts; sent += 1) {
        setFile({ state: 'sending', name, sent, parts });
        await api.sendPart(upload, sent + 1, chosen.slice(sent * partSize, (sent + 1) * partSize));
        if (!isWanted()) return;
      }
      setFile({ state: 'checking', name });
      const preview = await api.preview(upload);
      if (!isWanted()) return;
      setFile({ state: 'ready', name, upload, preview });
      onReady(preview);
    } catch (error) {
      if (!isWanted()) return;
      const problems = problemsOf(error);
      if (problems) return setFile({ state: 'refused', name, problems });
      // Policy: it is said, and goes on from the part that did not arrive.
      const again = (): void => void go(chosen, upload, sent);
      setFile({ state: 'refused', name, problems: [sentenceOf(error)], again });
    }
  }
  return {
    file,
    choose(chosen) {
      const { name, size } = chosen;
      const upload = randomUpload();
      current.current = upload;
      if (size === 0) setFile({ state: 'refused', name, problems: [t('fileEmpty')] });
      else if (size > megabytes * megabyte)
        setFile({ state: 'refused', name, problems: [t('fileLarge', { limit: megabytes })] });
      else void go(chosen, upload, 0);
    },
  };
}
