import { useEffect } from 'react';
import { deleteJournal } from '../../../page/forms/form-journal.ts';
import type { ResumeNotice } from './resume-address.ts';

/** Under which name what was typed is kept on this device. @param owner whose it is: a device may have several */
export function resumeJournal(owner: string, part: string): string {
  return `resume.${owner}.${part}`;
}

const saved: ReadonlySet<ResumeNotice> = new Set(['saved', 'entrySaved', 'removed']);
const parts = ['about', 'employer', 'education'];

/** What was just saved needs no journal any more. @param entries numbers of those that may have one */
export function useDiscardedJournals(
  owner: string,
  entries: readonly string[],
  notice: ResumeNotice | undefined,
): void {
  useEffect(() => {
    if (!notice || !saved.has(notice)) return;
    const deleted =
      notice === 'saved'
        ? ['about']
        : notice === 'entrySaved'
          ? [...parts.slice(1), ...entries]
          : [...parts, ...entries];
    for (const part of deleted) deleteJournal(resumeJournal(owner, part));
  }, [owner, entries, notice]);
}
