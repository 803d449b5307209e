import type { FeedFieldChange } from '@boardwright/api-client/contract';

/** What of a job differs, as a person names it, with what it says now and would say. */
export interface ChangedPart {
  /** The end of a key among `changed`. */
  readonly name: PartName;
  readonly before: string;
  readonly after: string;
}

interface Group {
  readonly columns: readonly string[];
  /** Follow from the others: listed only where nothing else of the group differs. */
  readonly following?: readonly string[];
}

const groups = {
  title: { columns: ['title'] },
  intro: { columns: ['description'] },
  text: { columns: ['textOwn', 'textPlatform'], following: ['textType'] },
  language: { columns: ['locale'] },
  company: { columns: ['organisationName'] },
  place: {
    columns: ['locationName', 'city', 'postalCode', 'countryCode'],
    following: ['locationType', 'lat', 'lon'],
  },
  remote: { columns: ['remote'] },
  apply: { columns: ['applyUrl', 'applyEmail'], following: ['applyType'] },
  recruiter: { columns: ['recruiterName', 'recruiterPhone'] },
  website: { columns: ['website'] },
  payFrom: { columns: ['salaryMin'] },
  payTo: { columns: ['salaryMax'] },
  payPer: { columns: ['salaryType'] },
  payText: { columns: ['customFields'] },
  hoursFrom: { columns: ['hoursMin'] },
  hoursTo: { columns: ['hoursMax'] },
  segments: { columns: ['segmentIds'] },
  from: { columns: ['from'] },
  till: { columns: ['till'] },
  status: { columns: ['status'] },
} as const satisfies Readonly<Record<string, Group>>;
type PartName = keyof typeof groups;

// The keys of what is written above, in its order.
const partNames = Object.keys(groups) as PartName[];

/** Columns that a person knows as one thing are one part. */
export function changedParts(changes: readonly FeedFieldChange[]): readonly ChangedPart[] {
  return partNames.flatMap((name) => {
    const { columns, following = [] }: Group = groups[name];
    const of = (names: readonly string[]) =>
      names.flatMap((column) => changes.find(({ field }) => field === column) ?? []);
    const own = of(columns);
    const changed = own.length > 0 ? own : of(following);
    if (changed.length === 0) return [];
    // A town that is the whole of a place's name is said once.
    const join = (texts: readonly (string | null)[]) =>
      [...new Set(texts.filter((text) => text !== null))].join(', ');
    return [
      {
        name,
        before: join(changed.map(({ before }) => before)),
        after: join(changed.map(({ after }) => after)),
      },
    ];
  });
}
