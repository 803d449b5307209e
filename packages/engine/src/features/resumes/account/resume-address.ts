import type { ResumeEntryType } from '@boardwright/api-client/contract';
import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const resumeTab = 'resume';
/** Steps of a resume, each a page of its own. */
export const resumeSteps = ['about', 'segments', 'visibility', 'review'] as const;
export type ResumeStep = (typeof resumeSteps)[number];
/** What was just done: said once. */
export const resumeNotices = [
  'saved',
  'entrySaved',
  'entryRemoved',
  'available',
  'hidden',
  'uploaded',
  'unread',
  'fileRemoved',
  'removed',
  'taken',
  'dropped',
] as const;
export type ResumeNotice = (typeof resumeNotices)[number];
/** What is asked for a second time before it is done. */
export type ResumeRemoval = 'resume' | 'file';

/** What the address asks for. */
export interface ResumeAddress {
  readonly step: ResumeStep | 'entry' | undefined;
  /** An entry's number, or the kind of a new one. */
  readonly entry: string | undefined;
  /** Words that the companies are narrowed to. */
  readonly company: string;
  readonly remove: ResumeRemoval | undefined;
  readonly notice: ResumeNotice | undefined;
}

/** Reads an address that anybody may have typed. */
export function readResumeAddress(query: URLSearchParams): ResumeAddress {
  const edit = query.get('edit');
  const entry = /^entry-([\w-]{1,60})$/.exec(edit ?? '')?.[1];
  const remove = query.get('remove');
  return {
    step: entry === undefined ? resumeSteps.find((step) => step === edit) : 'entry',
    entry,
    company: (query.get('company') ?? '').replaceAll('\0', '').trim().slice(0, 120),
    remove: remove === 'resume' || remove === 'file' ? remove : undefined,
    notice: resumeNotices.find((outcome) => outcome === query.get('done')),
  };
}

type Place = Pick<Board, 'path'>;

export function stepAddress(board: Place, step: ResumeStep): string {
  return tabAddress(board, resumeTab, { edit: step });
}

/** @param entry its number, or the kind of a new one */
export function entryAddress(board: Place, entry: string | ResumeEntryType): string {
  return tabAddress(board, resumeTab, { edit: `entry-${entry}` });
}

export function removalAddress(board: Place, remove: ResumeRemoval): string {
  return `${tabAddress(board, resumeTab, { remove })}#resume-remove-${remove}`;
}

/** Where the panel starts: what was done is said there. */
export const resumeAnchor = 'account-resume';

/** Of the field that takes a CV. */
export const resumeFileId = 'resume-cv';

export function doneAddress(board: Place, done: ResumeNotice): string {
  return `${tabAddress(board, resumeTab, { done })}#${resumeAnchor}`;
}
