import type { contact, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';

export interface ContactData {
  /** The number of the block whose message was sent just now: a page may have two of them. */
  readonly sent: string;
}

/** Nothing but whether a message was sent: the page one lands on after sending says so in its address. */
export async function loadContact(
  _settings: SettingsOf<typeof contact>,
  { query }: BlockContext,
): Promise<ContactData> {
  return { sent: query.get('sent') ?? '' };
}
