import {
  emptyLegalAnswers,
  type LegalAnswers,
  type LegalPaper,
  legalPapers,
  type LegalState,
  type OwnWords,
} from '@boardwright/api-client/contract';
import type { DraftShape } from '../../written/draft-shape.ts';

/** What stands in the form. */
export interface LegalDraft extends LegalAnswers {
  readonly own: OwnWords;
}

type LegalProcessor = LegalAnswers['processors'][number];

export type AnswerName = keyof LegalAnswers;
/** An answer, or words of one's own as `own.nl.privacy`. */
export type LegalField = AnswerName | `own.${string}.${LegalPaper}`;

/** The answers as what several admins write: there is one of them on a site. */
export type WrittenLegal = LegalState & { readonly id: number };
export const writtenLegal = (state: LegalState): WrittenLegal => ({ ...state, id: 0 });

export function legalDraft(state: Pick<LegalState, 'answers' | 'own'> | undefined): LegalDraft {
  return { ...(state?.answers ?? emptyLegalAnswers), own: state?.own ?? {} };
}

/** What of a draft is sent. */
export function sentDraft({ own, ...answers }: LegalDraft) {
  return { answers, own: { ...own } };
}

/** A company that was only just added, or whose name was emptied, has what it has, and nothing in the rest. */
export const wholeProcessors = (processors: readonly Partial<LegalProcessor>[]): LegalAnswers['processors'] =>
  processors.map((one) => ({ name: '', task: 'hosting', country: '', ...one }));

export const answerNames = Object.keys(emptyLegalAnswers) as readonly AnswerName[];

/** Words of one's own in a language and paper; '' where there are none. */
export const ownWords = ({ own }: Pick<LegalDraft, 'own'>, language: string, paper: LegalPaper): string =>
  own[language]?.[paper] ?? '';

export function withOwnWords(own: OwnWords, language: string, paper: LegalPaper, words: string): OwnWords {
  return { ...own, [language]: { ...own[language], [paper]: words } };
}

function ownField(field: LegalField): { readonly language: string; readonly paper: LegalPaper } | undefined {
  const [own, language = '', name] = field.split('.');
  const paper = legalPapers.find((one) => one === name);
  return own === 'own' && paper ? { language, paper } : undefined;
}

/** What of the form two admins may have changed. */
export const legalShape = (languages: readonly string[]): DraftShape<LegalDraft, LegalField> => ({
  fields: [
    ...answerNames,
    ...languages.flatMap((language) => legalPapers.map((paper): LegalField => `own.${language}.${paper}`)),
  ],
  isSame: (field, one, other) => valueText(field, one) === valueText(field, other),
  withField(field, draft, other) {
    const own = ownField(field);
    if (own)
      return {
        ...draft,
        own: withOwnWords(draft.own, own.language, own.paper, ownWords(other, own.language, own.paper)),
      };
    return { ...draft, [field]: other[field as AnswerName] };
  },
});

/** A field as words. */
export function valueText(field: LegalField, draft: LegalDraft): string {
  const own = ownField(field);
  if (own) return ownWords(draft, own.language, own.paper).trim();
  const value = draft[field as AnswerName];
  if (!Array.isArray(value)) return String(value).trim();
  return value.map(({ name, task, country }) => `${name.trim()} (${[task, country].join(' ')})`).join(', ');
}
