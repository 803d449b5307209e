import type { FoundExpression } from './regular-expressions.ts';

/**
 * Regular expressions of a file that take longer than in proportion to what they read, and what bounds that. Only in
 * their own file: the same signs written elsewhere read something else.
 */
export interface BoundedExpressions {
  readonly file: string;
  /** What cuts it, as it stands in the same file; or 'in the editor': only an admin waits, in whose own browser it runs. */
  readonly cut: string;
  /** The functions through which others' texts come to it, each with what it is called with. */
  readonly through?: Readonly<Record<string, (text: string) => readonly unknown[]>>;
  /** The file that has them, where it is another one. */
  readonly from?: string;
  readonly sources: readonly string[];
  /** Whether those that the file puts together from parts are bounded in the same way. */
  readonly built?: boolean;
}

const asItIs = (text: string): readonly unknown[] => [text];

export const boundedExpressions: readonly BoundedExpressions[] = [
  {
    file: 'hosts/api/src/platform/forms/email-address.ts',
    cut: 'address.length <= 254 &&',
    through: { isEmail: asItIs },
    sources: [
      "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$",
    ],
  },
  {
    file: 'packages/engine/src/page/forms/field-rules.ts',
    cut: 'email.length > longestEmail',
    through: { emailFlaw: asItIs },
    sources: [
      "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$",
    ],
  },
  {
    file: 'hosts/api/src/resumes/own/cv/cv-facts.ts',
    cut: '.slice(0, longestLine)',
    through: { cvFacts: (text) => [`Naam ${text}`, 'NL'] },
    built: true,
    sources: [],
  },
  {
    file: 'hosts/api/src/resumes/own/cv/cv-facts.ts',
    cut: 'text.slice(0, 20_000)',
    through: { cvFacts: (text) => [text, 'NL'] },
    sources: ["[\\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}"],
  },
  {
    file: 'hosts/api/src/resumes/own/cv/sure-entries.ts',
    cut: 'text.length <= 80',
    through: { cvFacts: (text) => [`Werkervaring\n2019 - 2020 Kok bij ${text}`, 'NL'] },
    from: 'hosts/api/src/resumes/own/cv/cv-facts.ts',
    sources: [
      '\\b(?:b\\.?v\\.?|n\\.?v\\.?|v\\.?o\\.?f\\.?|ltd|limited|plc|inc|llc|gmbh|s\\.?r\\.?l\\.?|s\\.?a\\.?|group|stichting|gemeente|provincie|ministerie|council|spitalul|primaria|ziekenhuis|hospital|umcg|university|universiteit|universitatea|hogeschool|\\p{L}*groep|company|holding)(?![\\p{L}\\d])',
      '\\b(?:\\p{L}*(?:school|college|universiteit|university|universitatea|academie|academy|academia|lyceum|gymnasium|instituut|institute)|noorderpoort|roc|liceul|colegiul|facultatea|scoala|umcg)(?![\\p{L}\\d])',
    ],
  },
  {
    file: 'hosts/api/src/feeds/import/map-item.ts',
    cut: '?.slice(0, 1000)',
    sources: ['[^\\s<>()",;:@]{1,64}@[^\\s<>()",;:@]{1,190}\\.[a-z]{2,24}'],
  },
  {
    file: 'hosts/api/src/feeds/import/money.ts',
    cut: 'slice(0, longestRead)',
    through: { amountsIn: asItIs, currencyCode: asItIs },
    built: true,
    sources: [
      '(?:vanaf|van|from|starting(?: at)?|ab|d[eè]s|(?:à|a) partir de|min(?:imaal|imum|\\.)?|at least|mindestens|[iî]nc[eé]p[aâ]nd (?:de la|cu)|de la|desde|>=?)\\s*:?\\s*$',
      '(?:tot|up to|bis(?: zu)?|jusqu.(?:à|a)|max(?:imaal|imum|\\.)?|p[aâ]n[aă] la|hasta|hoogstens|<=?)\\s*:?\\s*$',
      '(?:bonus|bonnen|vergoeding|premie|toeslag|tichete|sign\\p{L}*)[^\\d]{0,20}$',
    ],
  },
  {
    file: 'hosts/api/src/feeds/import/salary.ts',
    cut: 'text.slice(0, longestPay)',
    through: { parseSalary: asItIs, salaryPeriod: asItIs },
    built: true,
    sources: [
      '\\b\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}\\s+\\p{L}{3,9}\\.?\\s+(?:19|20)\\d\\d\\b',
      '(?<![€$£\\d.,])\\b\\d{1,2}(?:[.,]\\d)?(?:\\s*(?:-|–|à|a|tot|to|bis|t\\/m)\\s*\\d{1,2}(?:[.,]\\d)?)?\\s*-?\\s*(?:uur|uren|hours?|hrs?|heures?|h|stunden|std|ore)\\b\\.?(?:\\s*(?:per|\\/|par|pro|a|pe|p\\.?)\\s*(?:week|wk|semaine|woche|s[aă]pt[aă]m[aâ]n[aă]|w)\\b)?',
      '\\b(?:schaal|scale|schal|fwg|grade|level|trede|stufe|band|niveau|tvöd|e)\\s*-?\\s*\\d{1,3}\\b(?:\\s*(?:-|–|t\\/m|tot)\\s*\\d{1,3}\\b)?(?![.,]\\d)',
    ],
  },
  {
    file: 'packages/editor/src/checks/check-block.ts',
    cut: 'in the editor',
    sources: ['<a\\b[^>]*?\\bhref\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\'|([^\\s>"\']*))', '<img\\b[^>]*>'],
  },
  {
    file: 'packages/editor/src/revisions/in-one-text.ts',
    cut: 'in the editor',
    sources: ['(<[^>]*>)', '<[^>]*>', '\\u2063[^\\u2064]*\\u2064\\s?', '^(\\s*)(.*?)(\\s*)$'],
  },
  {
    file: 'packages/editor/src/saving/site-pages.ts',
    cut: 'in the editor',
    sources: ['<(script|style)\\b[^>]*>.*?<\\/\\1>'],
  },
  {
    file: 'packages/editor/src/panel/block-texts.ts',
    cut: 'in the editor',
    sources: ['\\p{L}[^\\p{L}]*\\s+[^\\p{L}]*\\p{L}'],
  },
  {
    file: 'packages/editor/src/translations/variables.ts',
    cut: 'in the editor',
    sources: ['\\{\\{\\s*-?\\s*([\\w.]+)[^{}]*\\}\\}'],
  },
];

/** Whether all that a file puts together from parts is bounded. */
export const buildsBounded = (file: string): boolean =>
  boundedExpressions.some((bounded) => bounded.file === file && bounded.built === true);

/** Whether what bounds an expression is written down for the very file it stands in. */
export function isBounded({ at, source }: FoundExpression): boolean {
  return boundedExpressions.some(
    ({ file, sources }) => at.startsWith(`${file}:`) && sources.includes(source),
  );
}
