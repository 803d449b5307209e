import type { DemoJob, DemoOrganisation } from '../demo-types.ts';
import { bullets, escapeHtml, paragraphs } from '../fill.ts';
import { typeset } from '../typeset.ts';
import type { HandmadeTexts } from './handmade.ts';
import type { JobTexts } from './job-texts.ts';

/** The parts of a job whose every sentence was written for it. */
export function handmadeTexts(
  texts: HandmadeTexts,
  organisation: DemoOrganisation,
  platform: NonNullable<DemoJob['text_platform']>,
): Pick<JobTexts, 'description' | 'platform'> {
  const [quoted, by] = texts.quote;
  const quote = `<blockquote><p>“${escapeHtml(quoted)}”</p><footer>${escapeHtml(by)}</footer></blockquote>`;
  const contact = platform.company.split('\n').at(-1) ?? '';
  return {
    description: texts.description,
    platform: {
      job: `${paragraphs(texts.day)}\n${bullets(texts.tasks)}`,
      function: bullets(texts.asks),
      company: `${organisation.text_about.nl}\n${contact}`,
      offer: `${bullets(texts.offer.map(typeset))}${quote}`,
    },
  };
}
