import type { DraftShape } from '../../written/draft-shape.ts';
import { blankDraft, type JobDraft, type TextPart } from './job-draft.ts';

type Plain = Exclude<keyof JobDraft, 'texts'>;
type Text = `text.${TextPart}`;
/** What is compared of a job that two changed: each of its texts is its own. */
export type JobField = Plain | Text;

const textFields = {
  'text.own': 'own',
  'text.job': 'job',
  'text.function': 'function',
  'text.company': 'company',
  'text.offer': 'offer',
} as const satisfies Record<Text, TextPart>;

const { texts: _texts, ...plain } = blankDraft;

/** Which text a field is; undefined of another field. */
export const textOf = (field: JobField): TextPart | undefined =>
  Object.hasOwn(textFields, field) ? textFields[field as Text] : undefined;

const valueAt = (field: JobField, draft: JobDraft): unknown => {
  const part = textOf(field);
  return part === undefined ? draft[field as Plain] : draft.texts[part];
};

export const jobShape: DraftShape<JobDraft, JobField> = {
  fields: [...(Object.keys(textFields) as Text[]), ...(Object.keys(plain) as Plain[])],
  isSame: (field, one, other) =>
    JSON.stringify(valueAt(field, one)) === JSON.stringify(valueAt(field, other)),
  withField(field, draft, other) {
    const part = textOf(field);
    return part === undefined
      ? { ...draft, [field]: valueAt(field, other) }
      : { ...draft, texts: { ...draft.texts, [part]: other.texts[part] } };
  },
};
