import type { PublicVideo } from '@boardwright/api-client/contract';
import type { SettingsOf, video } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';

/** What the library says of the video, where it is one of it. */
export interface VideoData {
  readonly video?: Pick<PublicVideo, 'poster_url' | 'about' | 'captions'> | undefined;
}

/** Asks for the poster and captions of a file; of a video elsewhere nothing is asked of anybody. */
export async function loadVideo(
  { source, file }: SettingsOf<typeof video>,
  { api, signal }: BlockContext,
): Promise<VideoData> {
  if (source !== 'file' || file === '') return {};
  const { data } = await api.media.findVideos({ query: { address: file }, signal });
  const [found] = data;
  return found
    ? { video: { poster_url: found.poster_url, about: found.about, captions: found.captions } }
    : {};
}
