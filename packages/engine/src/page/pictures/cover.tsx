import { use } from 'react';
import { BoardContext, type Board } from '../../board/board-context.ts';
import { Picture, type PictureProps } from '@boardwright/ui/picture';
import { CoverPattern } from './cover-pattern.tsx';

export interface CoverProps extends Pick<PictureProps, 'width' | 'height' | 'loading'> {
  /** Whose cover it is: the site has a default picture for each (specification §3 'default images'). */
  readonly of: Exclude<keyof Board['defaultImages'], 'organisationLogo'>;
  /** The name or title a pattern is made of, where there is no picture at all. */
  readonly name: string;
  /** Its own picture. */
  readonly src?: string | null | undefined;
}

/** The picture above a company or an article: its own, else the site's default, else a pattern. Decoration. */
export function Cover({ of, name, src, ...size }: CoverProps) {
  const picture = src || use(BoardContext)?.defaultImages[of];
  return picture ? <Picture src={picture} alt="" fit="cover" {...size} /> : <CoverPattern name={name} />;
}
