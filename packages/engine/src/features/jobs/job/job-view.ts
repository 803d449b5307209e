import type { Job } from '@boardwright/api-client/contract';
import { plainText } from '@boardwright/ui/plain-text';
import { asSanitised, type SafeHtml } from '@boardwright/ui/safe-html';

/** The four parts of a platform text, in the order they are read (specification §3 'text_platform'). */
export const platformParts = ['job', 'function', 'offer', 'company'] as const;
export type PlatformPart = (typeof platformParts)[number];

export interface JobTextPart {
  /** Left out for the employer's own text, which has its own headings. */
  readonly part?: PlatformPart;
  readonly html: SafeHtml;
}

/** What a page draws of one job: the API's job without what no visitor reads. It travels to the browser. */
export interface JobView extends Omit<
  Job,
  'text_own' | 'text_platform' | 'text_type' | 'custom_fields' | 'external_reference' | 'segment_ids'
> {
  readonly texts: readonly JobTextPart[];
  /** Nobody offers it: the editor shows what a job looks like. */
  readonly isSample?: true;
}

/** Picks what a page draws of a job. Its texts were sanitised when they were stored: here they get the type for it. */
export function jobView(job: Job): JobView {
  const {
    text_own,
    text_platform,
    text_type,
    custom_fields: _fields,
    external_reference: _reference,
    segment_ids: _ids,
    ...rest
  } = job;
  const texts: JobTextPart[] =
    text_type === 'own'
      ? text_own
        ? [{ html: asSanitised(text_own) }]
        : []
      : platformParts.flatMap((part) => {
          const html = text_platform[part];
          return html ? [{ part, html: asSanitised(html) }] : [];
        });
  return { ...rest, texts };
}

/** Letters and figures only: two ways of writing the same words are the same. */
const bare = (words: string) => words.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** The intro above a job's text; none where the text begins with the same words, as those of feeds often do. */
export function leadOf({ description, texts }: Pick<JobView, 'description' | 'texts'>): string {
  const intro = bare(description);
  // Mark-up around the words takes room too.
  const beginning = plainText(
    texts.map(({ html }) => html.slice(0, 20 * description.length + 1000)).join(' '),
  );
  return bare(beginning).startsWith(intro) ? '' : description;
}
