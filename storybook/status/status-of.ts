/** How a part stands, as a tag of its stories says it, and what that means to who uses it. */
export const stages = {
  stable: {
    title: 'Stable',
    text: 'Use it. What it looks like and what it takes only changes with a new major version.',
  },
  new: { title: 'New', text: 'Use it, and say what is missing: it may still change with a minor version.' },
  'to-go': { title: 'To go', text: 'Use something else: it goes with the next major version.' },
} as const;
export type Stage = keyof typeof stages;

export interface Status {
  readonly stage: Stage;
  /** The version it came with, as '1.30'. */
  readonly since: string;
}

const sinceTag = /^since-(\d+\.\d+)$/;
const isStage = (tag: string): tag is Stage => Object.hasOwn(stages, tag);

/**
 * What the tags of a part's stories say of it: `stable`, `new` or `to-go`, and `since-1.30`.
 * @returns undefined where they say neither, as those of a page
 * @throws RangeError where they say one without the other, or two of a kind
 */
export function statusOf(tags: readonly string[]): Status | undefined {
  const found = tags.filter(isStage);
  const since = tags.flatMap((tag) => sinceTag.exec(tag)?.[1] ?? []);
  const [stage] = found;
  const [version] = since;
  if (stage === undefined && version === undefined) return undefined;
  if (stage === undefined || version === undefined || found.length > 1 || since.length > 1)
    throw new RangeError(`These tags do not say how a part stands: ${tags.join(', ')}`);
  return { stage, since: version };
}

/** The tags of something that comes with the version after this one, '1.30.5' → ['new', 'since-1.31']. */
export function tagsOfNew(version: string): readonly string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return ['new', `since-${major}.${minor + 1}`];
}
