import { useRef } from 'react';
import { useWorkStore } from '../block-actions/work.tsx';
import { announce } from '../ui/announce.ts';
import {
  presenceAt,
  movesBetween,
  sameOrNew,
  type Colleague,
  type PagePresence,
} from '../model/colleague.ts';
import { useNames } from './use-names.ts';

/** Shows who is there, and says who came to one's page and who went: once, not with every look. */
export function useMeeting(): (colleagues: readonly Colleague[], page: number | undefined) => void {
  const work = useWorkStore();
  const { sentence } = useNames();
  const company = useRef<PagePresence>({ page: undefined, people: [] });
  return (colleagues, page) => {
    const current = work.get().colleagues;
    const met = sameOrNew(current, colleagues);
    if (met !== current) work.set({ colleagues: met });
    const now = presenceAt(met, page);
    const { came, went } = movesBetween(company.current, now);
    company.current = now;
    const announcements = [
      ...came.map((one) => sentence(one, 'came')),
      ...went.map((one) => sentence(one, 'went')),
    ];
    if (announcements.length > 0) announce(announcements.join('. '));
  };
}
