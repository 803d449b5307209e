import { megabyte, uploads } from '@boardwright/api-client/contract';
import { useEditorT } from '../editor-messages.tsx';
import { imageLimit, imageTypes, refusalOf } from '../widgets/image-rules.ts';
import { useSizeWords } from './use-size-words.ts';
import { useVideoMessages } from './use-video-messages.ts';

const { megabytes: videoLimit, types: videoTypes } = uploads.siteVideo;

/** What the library takes. */
export const mediaTypes: readonly string[] = [...imageTypes, ...videoTypes];
export const videoTypeList = videoTypes.join(',');
const typeNames = 'JPG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM';
export const mediaLimits = { pictures: imageLimit, videos: videoLimit } as const;

export const isVideoFile = ({ type }: Pick<File, 'type'>): boolean =>
  (videoTypes as readonly string[]).includes(type);

/** Says why a file is not even sent; undefined when it may be. The server looks again, at what is inside. */
export function useMediaRefusal(): (file: File) => string | undefined {
  const t = useEditorT();
  const words = useVideoMessages();
  const sizeOf = useSizeWords();
  return (file) => {
    if (file.size === 0) return words('empty');
    if (!mediaTypes.includes(file.type)) return words('wrongType', { types: typeNames });
    if (isVideoFile(file))
      return file.size > videoLimit * megabyte
        ? words('tooLarge', { limit: videoLimit, size: sizeOf(file.size) })
        : undefined;
    const refusal = refusalOf(file);
    return refusal && t(...refusal);
  };
}
