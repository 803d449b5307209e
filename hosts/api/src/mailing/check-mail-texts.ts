import { mailTextLengths, type MailTextRole } from '@boardwright/api-client/contract';
import type { Problem } from '../platform/forms/problems.ts';
import type { SiteTexts } from '../platform/mail/define-mail.ts';
import type { MailTextField } from './mail-fields.ts';
import { mailTextSentence } from './mail-text-form.messages.ts';

const onOneLine: ReadonlySet<MailTextRole> = new Set(['subject', 'heading', 'button', 'link']);
const variable = /\{\{(\w+)\}\}/g;
const braces = /\{\{|\}\}/;
const markup = /<\/?[a-z!][^<>]*>/i;
const written = (name: string) => `{{${name}}}`;

const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(variable)].map(([, name = '']) => name);

/** How many letters are to be typed, taken out or changed to make one name of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, against] of [...other].entries())
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === against ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The variable that somebody may have meant. */
function nearest(name: string, variables: readonly string[]): string | undefined {
  const [found] = variables
    .map((known) => ({ known, far: distance(name.toLowerCase(), known.toLowerCase()) }))
    .filter(({ known, far }) => far <= Math.max(2, known.length / 3))
    .sort((one, other) => one.far - other.far);
  return found?.known;
}

function problemsOf({ role, variables }: MailTextField, text: string, locale: string): readonly string[] {
  if (text.trim() === '') return [mailTextSentence(locale, 'empty')];
  const problems: string[] = [];
  const isOneLine = onOneLine.has(role);
  const most = isOneLine ? mailTextLengths.line : mailTextLengths.text;
  if (text.length > most) problems.push(mailTextSentence(locale, 'tooLong', { most }));
  if (isOneLine && /[\r\n]/.test(text)) problems.push(mailTextSentence(locale, 'oneLine'));
  if (markup.test(text)) problems.push(mailTextSentence(locale, 'noHtml'));
  for (const name of new Set(variablesIn(text).filter((each) => !variables.includes(each)))) {
    const other = nearest(name, variables);
    problems.push(
      other === undefined
        ? mailTextSentence(locale, 'unknownVariable', { variable: written(name) })
        : mailTextSentence(locale, 'meant', { variable: written(name), other: written(other) }),
    );
  }
  if (braces.test(text.replaceAll(variable, '')))
    problems.push(mailTextSentence(locale, 'broken', { example: written(variables[0] ?? 'name') }));
  return problems;
}

/** What a mail has to say and does not any more, at the text that had it. */
function missing(
  fields: readonly MailTextField[],
  needs: readonly string[],
  own: SiteTexts,
  locale: string,
): readonly Problem[] {
  const body = fields.filter(({ role }) => role !== 'footer');
  const textOf = ({ key, original }: MailTextField) => own[key] ?? original;
  return needs.flatMap((name) =>
    body
      .filter((field) => variablesIn(field.original).includes(name) && own[field.key] !== undefined)
      .filter((field) =>
        // In each form of the mail in which this text had it, some text has to.
        field.variants.some(
          (variant) =>
            !body.some((each) => each.variants.includes(variant) && variablesIn(textOf(each)).includes(name)),
        ),
      )
      .map(({ key }): Problem => [key, mailTextSentence(locale, 'needed', { variable: written(name) })]),
  );
}

/**
 * What is wrong with a site's own texts of a mail, by their keys, in the reader's language.
 * @param own those that differ from the product's
 */
export function checkMailTexts(
  fields: readonly MailTextField[],
  needs: readonly string[],
  own: SiteTexts,
  locale: string,
): readonly Problem[] {
  const known = new Map(fields.map((field) => [field.key, field]));
  const problems = Object.entries(own).flatMap(([key, text]): readonly Problem[] => {
    const field = known.get(key);
    if (!field) return [[key, mailTextSentence(locale, 'unknownText')]];
    return problemsOf(field, text, locale).map((problem): Problem => [key, problem]);
  });
  return [...problems, ...missing(fields, needs, own, locale)];
}
