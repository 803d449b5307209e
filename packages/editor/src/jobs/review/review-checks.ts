import type { ListedJobDetails } from '@boardwright/api-client/contract';

/** What is either to be looked at or fine. */
export const textChecks = ['double', 'pay', 'hours', 'short', 'contact'] as const;
const reviewChecks = ['first', 'again', ...textChecks] as const;
/** What an admin should look at before a job goes online, as its text and its company let it be known. */
type ReviewCheck = (typeof reviewChecks)[number];

/** Characters under which a text hardly says what the work is. */
const short = 300;
// Addresses and numbers by which people would apply around the site: a rough look, which an admin then takes.
const link = /@\w|https?:|\bwww\./;
const separators = /[\s().-]/g;
const phone = /(?<!\d)(?:\+|0)\d{8,}/;

/** The words of a job's parts, without their markup. */
function plainText({
  text_type: type,
  text_own: own,
  text_platform: parts,
}: ListedJobDetails['form']): string {
  const html = type === 'own' ? (own ?? '') : Object.values(parts).join(' ');
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return body.textContent.trim();
}

/** Which checks a job gives reason for; the others are fine. */
export function checksOf({ job, form, similar }: ListedJobDetails): readonly ReviewCheck[] {
  const text = plainText(form);
  const isOf: Readonly<Record<ReviewCheck, boolean>> = {
    first: job.review?.is_first ?? false,
    again: form.returned !== null,
    double: similar.length > 0,
    pay: form.salary_min === null && form.salary_max === null,
    hours: form.hours_min === null && form.hours_max === null,
    short: text.length < short,
    contact: link.test(text) || phone.test(text.replaceAll(separators, '')),
  };
  return reviewChecks.filter((check) => isOf[check]);
}
