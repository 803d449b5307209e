import { randomUUID } from 'node:crypto';
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

/** The uuid and slug of a new job. */
export function newSlug(job: NamedJob): { readonly uuid: string; readonly slug: string } {
  const uuid = randomUUID();
  return { uuid, slug: slugOfJob(job, uuid) };
}
