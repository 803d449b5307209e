import type { SentApplication } from '@boardwright/api-client/contract';
import type { BadgeTone } from '@boardwright/ui/badge';

const tones: Readonly<Record<SentApplication['status'], BadgeTone>> = {
  received: 'neutral',
  review: 'neutral',
  interview: 'info',
  offer: 'info',
  hired: 'success',
  rejected: 'danger',
  withdrawn: 'dark',
};

/** How a stage is coloured (specification §4 'Status badge colours'). */
export function applicationTone(status: SentApplication['status']): BadgeTone {
  return tones[status];
}
