import type { newsletter, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';

export interface NewsletterData {
  /** Those of the board, each with the sentence that one agrees to. */
  readonly newsletters: readonly { readonly id: number; readonly consent: string }[];
}

/** The newsletters that the board offers, in the language of the page. */
export async function loadNewsletter(
  _settings: SettingsOf<typeof newsletter>,
  { configuration }: BlockContext,
): Promise<NewsletterData> {
  return { newsletters: configuration.newsletters.map(({ id, consent }) => ({ id, consent })) };
}
