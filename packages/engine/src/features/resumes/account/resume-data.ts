import type {
  PageMeta,
  Resume,
  ResumeClient,
  ResumeEntry,
  ResumeEntryType,
  resumeLimits,
  ResumeProposal,
} from '@boardwright/api-client/contract';
import type { PhoneCountry } from '@boardwright/ui/phone-countries';
import type { SafeHtml } from '@boardwright/ui/safe-html';
import type { ResumeNotice, ResumeRemoval } from './resume-address.ts';
import type { AboutName } from './resume-values.ts';

export interface SegmentGroup {
  readonly key: string;
  readonly name: string;
  readonly items: readonly { readonly id: number; readonly name: string }[];
}

export type TodoStep =
  | 'position'
  | 'place'
  | 'employer'
  | 'education'
  | 'segments'
  | 'file'
  | 'available'
  | 'alert';

export interface ResumeOverviewData {
  readonly view: 'overview';
  /** Whose it is, as the API names them. */
  readonly owner: string;
  /** Absent before anything is kept. */
  readonly resume: Resume | undefined;
  readonly info: SafeHtml | undefined;
  /** Of the profile (specification §4). */
  readonly percent: number;
  /** What is still to be done for it, in the order it is asked for. */
  readonly todo: readonly {
    readonly step: TodoStep;
    readonly done: boolean;
    readonly href: string | undefined;
  }[];
  /** The chosen segments, by group. */
  readonly chosen: readonly { readonly name: string; readonly items: readonly string[] }[];
  /** Whether the board has segments to choose. */
  readonly hasSegments: boolean;
  readonly remove: ResumeRemoval | undefined;
  readonly notice: ResumeNotice | undefined;
}

/** What every form of a resume needs: whose it is, and which of its saves was read. */
export interface FormBasis {
  readonly owner: string;
  /** Longest texts; handed on as data, so that no browser downloads the contract. */
  readonly limits: typeof resumeLimits;
  readonly revision: number;
}

export interface AboutData extends FormBasis {
  readonly view: 'about';
  readonly values: Readonly<Record<AboutName, string>>;
  readonly relocates: boolean;
  readonly phoneCountries: readonly PhoneCountry[];
}

export interface EntryData extends FormBasis {
  readonly view: 'entry';
  readonly type: ResumeEntryType;
  /** Absent for a new one. */
  readonly entry: ResumeEntry | undefined;
}

export interface SegmentsData extends FormBasis {
  readonly view: 'segments';
  readonly groups: readonly SegmentGroup[];
  readonly chosen: readonly number[];
}

export interface VisibilityData extends FormBasis {
  readonly view: 'visibility';
  readonly visibility: Resume['visibility'];
  readonly clients: readonly ResumeClient[];
  readonly meta: PageMeta;
  readonly company: string;
}

export interface ReviewData extends FormBasis {
  readonly view: 'review';
  readonly proposal: ResumeProposal;
  /** As it is now. */
  readonly resume: Resume;
  /** Names of the proposed segments. */
  readonly segments: readonly string[];
}

export interface EntryNotFoundData {
  readonly view: 'notFound';
}

export type ResumeData =
  | ResumeOverviewData
  | AboutData
  | EntryData
  | SegmentsData
  | VisibilityData
  | ReviewData
  | EntryNotFoundData;
