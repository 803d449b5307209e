import { useEffect, useRef, useState } from 'react';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { announce } from '../ui/announce.ts';
import { useLatest } from '../ui/use-latest.ts';
import { refusalOf, uploadFailure } from './image-rules.ts';
import { fitting } from './shrink-picture.ts';

export interface Upload {
  /** Somebody keeps pictures. */
  readonly isOpen: boolean;
  readonly send: (file: File | undefined) => void;
  /** What is being done, while it is. */
  readonly busy: string | undefined;
  /** Why the last one was not taken. */
  readonly refusal: string | undefined;
}

/**
 * Sends pictures one at a time; what was there stays until the new one is on the site. That takes its time: others type
 * meanwhile, rows move, the field is closed.
 * @param onDone puts the picture in its place, as it is by then. @returns false where that place is gone
 */
export function useUpload(onDone: (url: string, isLate: boolean) => boolean): Upload {
  const t = useEditorT();
  const { uploadImage } = useEditorServices();
  const work = useWorkStore();
  const editor = useEditor();
  const latest = useLatest(onDone);
  const isLate = useRef(false);
  useEffect(() => {
    isLate.current = false;
    return () => {
      isLate.current = true;
    };
  }, []);
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const notify = (text: string): void => {
    work.set({ notices: [...work.get().notices, { uid: editor.newUid(), text }] });
    announce(text);
  };
  async function send(file: File | undefined): Promise<void> {
    if (!file || busy || !uploadImage) return;
    setBusy(t('fields.image.busy', { name: file.name }));
    const fit = await fitting(file);
    const refused = refusalOf(fit);
    setRefusal(refused && t(...refused));
    if (refused) {
      setBusy(undefined);
      return;
    }
    try {
      const { url } = await uploadImage(fit);
      if (latest.current(url, isLate.current)) announce(t('fields.image.done', { name: file.name }));
      else notify(t('fields.image.lost', { name: file.name }));
    } catch (error) {
      // Policy: said under the field, in the words it came with; the old picture stays.
      const failure = uploadFailure(error);
      const why = failure ? t(`fields.image.${failure}`) : (error as Error).message;
      if (isLate.current) notify(`${file.name}: ${why}`);
      else setRefusal(why);
    }
    setBusy(undefined);
  }
  return { isOpen: uploadImage !== undefined, send: (file) => void send(file), busy, refusal };
}
