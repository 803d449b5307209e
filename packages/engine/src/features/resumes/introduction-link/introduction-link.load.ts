import type { Introduction } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../../board/define-block.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { introductionTab } from './introduction-address.ts';

/** What the mailed link of an introduction shows, to whoever holds it. */
export interface IntroductionLinkData {
  readonly introduced: Introduction | 'expired';
  /** They objected just now. */
  readonly isDone: boolean;
}

/** The introduction behind the link of the page's address; undefined where the address is no such link. */
export async function loadIntroductionLink({
  api,
  query,
  signal,
}: BlockContext): Promise<IntroductionLinkData | undefined> {
  if (query.get('menuType') !== introductionTab) return undefined;
  const token = query.get('token') ?? '';
  const isDone = query.get('done') === 'objected';
  if (!/^[\w-]{1,200}$/.test(token)) return { introduced: 'expired', isDone };
  try {
    const { data } = await api.candidates.readIntroduction({ params: { token }, signal });
    return { introduced: data, isDone: false };
  } catch (error) {
    if (apiFailure(error)?.code !== 'linkExpired') throw error;
    return { introduced: 'expired', isDone };
  }
}
