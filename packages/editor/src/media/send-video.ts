import { megabyte, uploads } from '@boardwright/api-client/contract';
import type { MediaApi } from './media-api.ts';
import { readVideo } from './video-frame.ts';

const { partMegabytes } = uploads.siteVideo;
const partSize = partMegabytes * megabyte;

/** 40 digits that nobody guesses. */
function randomUpload(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface SentVideo {
  readonly file: File;
  /** The video in whose place it comes, which keeps its poster. */
  readonly replaces?: number;
  /** What a picture taken of it is called. */
  readonly posterName: string;
  readonly onProgress: (percent: number) => void;
}

/**
 * Sends a video part by part; one that comes anew brings a poster, taken from it here.
 * @throws Error whose message is a sentence for the admin
 */
export async function sendVideo(
  api: MediaApi,
  { file, replaces, posterName, onProgress }: SentVideo,
): Promise<void> {
  const upload = randomUpload();
  const parts = Math.ceil(file.size / partSize);
  for (let part = 0; part < parts; part += 1) {
    onProgress(Math.floor((part / parts) * 100));
    await api.sendVideoPart(upload, part + 1, file.slice(part * partSize, (part + 1) * partSize));
  }
  onProgress(100);
  const base = file.name.replace(/\.[a-z0-9]{1,5}$/i, '');
  const facts = await readVideo(file, `${base} ${posterName}`);
  const poster = facts?.poster && replaces === undefined ? (await api.upload(facts.poster)).url : undefined;
  await api.addVideo({
    upload,
    name: file.name,
    ...(facts && { width: facts.width, height: facts.height }),
    ...(poster !== undefined && { poster_url: poster }),
    ...(replaces !== undefined && { replaces }),
  });
}
