import { useState } from 'react';
import { useEditorT } from '../editor-words.tsx';
import { useEditorWorld } from '../editor-world.tsx';
import { announce } from '../ui/announce.ts';
import { refusalOf } from './image-rules.ts';

export interface Upload {
  readonly send: (file: File | undefined) => void;
  /** What is being done, while it is. */
  readonly busy: string | undefined;
  /** Why the last one was not taken. */
  readonly refusal: string | undefined;
}

/** Sends pictures one at a time; what was there stays until the new one is on the site. */
export function useUpload(onDone: (url: string) => void): Upload {
  const t = useEditorT();
  const { uploadImage } = useEditorWorld();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  async function send(file: File | undefined): Promise<void> {
    if (!file || busy) return;
    const refused = refusalOf(file);
    setRefusal(refused && t(`fields.image.${refused.key}`, refused.values));
    if (refused) return;
    setBusy(t('fields.image.busy', { name: file.name }));
    try {
      const { url } = await uploadImage(file);
      onDone(url);
      announce(t('fields.image.done', { name: file.name }));
    } catch (error) {
      // Policy: said under the field, in the words it came with; the old picture stays.
      setRefusal(error instanceof Error ? error.message : String(error));
    }
    setBusy(undefined);
  }
  return { send: (file) => void send(file), busy, refusal };
}
