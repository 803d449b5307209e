import type { LedgerKind } from '@boardwright/api-client/contract';
import { lotKindMessages } from './lot-name.messages.ts';

/** What a lot is called: its own name, or that of its kind in the reader's language. */
export function lotName(
  { name, kind }: { readonly name: string | null; readonly kind: LedgerKind },
  locale: string,
): string {
  // Until lots could do without a name, their kind was stored as one.
  return name === null || name === '' || name === kind ? lotKindMessages(locale)(kind) : name;
}
