import { createHash, randomUUID } from 'node:crypto';
import { longestSlug, slugOf } from '../../platform/slug.ts';

interface NamedJob {
  readonly title: string;
  readonly city: string | null;
}

/** A readable slug that ends in a mark of the job's own uuid, so that no two jobs share one. */
export function slugOfJob({ title, city }: NamedJob, uuid: string): string {
  const mark = uuid.slice(0, 8);
  const readable = slugOf(`${title} ${city ?? ''}`, longestSlug - mark.length - 1);
  return `${readable || 'job'}-${mark}`;
}

/** The uuid and slug of a new job; of one whose uuid is known already, the slug. */
export function newSlug(
  job: NamedJob,
  uuid: string = randomUUID(),
): { readonly uuid: string; readonly slug: string } {
  return { uuid, slug: slugOfJob(job, uuid) };
}

/** The uuid of what a key names: that of the same words is the same, so that what is sent twice is made once. */
export function uuidOfKey(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  // Version 8 of RFC 9562: what its maker made of it.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
