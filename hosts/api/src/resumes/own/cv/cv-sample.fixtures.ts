import type { SureFact } from './cv-facts.ts';

/** A CV as people lay them out, and what a person reads in it. */
export interface CvSample {
  readonly kind: 'pdf' | 'docx';
  /** Of the board where it is handed in. */
  readonly country: 'NL' | 'RO';
  readonly text: string;
  /** Of a summary its beginning. */
  readonly facts: Readonly<Partial<Record<SureFact, string>>>;
  readonly entries: readonly (readonly [
    type: 'employer' | 'education',
    name: string,
    institution: string,
    from: string,
    till: string | null,
  ])[];
}
