import type { BlockHead } from '../../board/define-block.ts';
import type { ContactData } from './contact.load.ts';

/** What only who wrote a message sees, belongs in no search engine. */
export function contactHead({ sent }: ContactData): BlockHead {
  return sent ? { robots: 'noindex' } : {};
}
