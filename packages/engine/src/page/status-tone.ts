import type { BadgeTone } from '@boardwright/ui/badge';

/** Specification §4, 'Status badge colours': the states that are not neutral. */
const tones: Readonly<Record<string, BadgeTone>> = {
  active: 'success',
  yes: 'success',
  available: 'success',
  accepted: 'success',
  signed: 'success',
  success: 'success',
  paid: 'success',
  order: 'info',
  requested: 'info',
  scheduled: 'info',
  open: 'info',
  invoiced: 'info',
  overdue: 'danger',
  written_off: 'danger',
  'payment-provider': 'info',
  rejected: 'danger',
  declined: 'danger',
  failed: 'danger',
  finished: 'dark',
};

/** The tone of a state of a job, an order, a relation or a resume; an unknown one is neutral. */
export function statusTone(status: string): BadgeTone {
  return tones[status] ?? 'neutral';
}
