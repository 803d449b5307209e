import { Badge, type BadgeTone } from '@boardwright/ui/badge';
import { Parts } from '../docs/frame/parts.tsx';
import { stages, type Stage, type Status } from './status-of.ts';

const tones: Readonly<Record<Stage, BadgeTone>> = { stable: 'success', new: 'info', 'to-go': 'danger' };

/** How a part stands and since when, on a page of documentation. */
export function StatusBadge({ status: { stage, since } }: { readonly status: Status }) {
  return (
    <Parts>
      <Badge tone={tones[stage]}>{`${stages[stage].title}, since ${since}`}</Badge>
    </Parts>
  );
}
