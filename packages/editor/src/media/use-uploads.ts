import { useRef, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import { useLatest } from '../ui/use-latest.ts';
import { uploadFailure } from '../widgets/image-rules.ts';
import { fitting } from '../widgets/shrink-picture.ts';
import { useMediaApi } from './media-api.ts';
import { isVideoFile, useMediaRefusal } from './media-rules.ts';
import { sendVideo } from './send-video.ts';
import { useMediaMessages } from './use-media-messages.ts';
import { useVideoMessages } from './use-video-messages.ts';
import { sentenceOf } from '../ui/sentence-of.ts';

export interface Upload {
  readonly uid: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** Why it was refused. */
  readonly problem?: string;
  /** Sent once more it could be taken: it was not what is in it. */
  readonly mayRetry?: boolean;
  /** Bytes that were sent of one that was too large. */
  readonly shrunkTo?: number;
  /** How much of a video is there. */
  readonly percent?: number;
}

export interface Uploads {
  readonly all: readonly Upload[];
  readonly isBusy: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly again: (uid: number) => void;
  readonly clear: () => void;
}

/**
 * Sends pictures and videos to the library, one after the other: each says how it went, and one that is refused keeps none of the
 * others from going.
 * @param onStored once all that could be are there
 */
export function useUploads(onStored: () => void): Uploads {
  const t = useEditorT();
  const words = useMediaMessages();
  const videoWords = useVideoMessages();
  const refusalOf = useMediaRefusal();
  const api = useMediaApi();
  const latest = useLatest(onStored);
  const [all, setAll] = useState<readonly Upload[]>([]);
  const next = useRef(1);
  const queue = useRef<Upload[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const set = (uid: number, change: Partial<Upload>): void =>
    setAll((before) => before.map((one) => (one.uid === uid ? { ...one, ...change } : one)));
  async function send({ uid, file }: Upload): Promise<boolean> {
    set(uid, { state: 'sending' });
    const fit = await fitting(file);
    const refusal = refusalOf(fit);
    if (refusal !== undefined) {
      set(uid, { state: 'refused', problem: refusal });
      return false;
    }
    try {
      if (isVideoFile(fit)) {
        const onProgress = (percent: number) => set(uid, { percent });
        await sendVideo(api, { file: fit, posterName: videoWords('poster.name'), onProgress });
      } else await api.upload(fit);
      set(uid, { state: 'stored', ...(fit !== file && { shrunkTo: fit.size }) });
      return true;
    } catch (error) {
      // Policy: said beside its name, in the words it came with; the others go on.
      const failure = uploadFailure(error);
      const problem = failure ? t(`fields.image.${failure}`) : sentenceOf(error);
      set(uid, { state: 'refused', problem, mayRetry: true });
      return false;
    }
  }
  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    let stored = 0;
    for (let one = queue.current.shift(); one; one = queue.current.shift()) if (await send(one)) stored += 1;
    isRunning.current = false;
    setIsBusy(false);
    announce(words('uploads.done', { count: stored }));
    if (stored > 0) latest.current();
  }
  function enqueue(uploads: readonly Upload[]): void {
    queue.current.push(...uploads);
    void run();
  }
  return {
    all,
    isBusy,
    add(files) {
      const uploads = [...files].map((file) => ({ uid: next.current++, file, state: 'waiting' as const }));
      if (uploads.length === 0) return;
      setAll((before) => [...(isRunning.current ? before : []), ...uploads]);
      enqueue(uploads);
    },
    again(uid) {
      const one = all.find((upload) => upload.uid === uid);
      if (!one) return;
      const { problem: _, mayRetry: _retried, ...rest } = one;
      setAll((before) => before.map((each) => (each.uid === uid ? { ...rest, state: 'waiting' } : each)));
      enqueue([{ ...rest, state: 'waiting' }]);
    },
    clear: () => setAll([]),
  };
}
