import { defineMessages, type Locale, translate } from '@boardwright/messages';

/** The sentences of specification §5 for what a schema refuses. */
const messages = defineMessages({
  en: {
    required: 'This field is required',
    unknown: '{{field}} is not known here',
    short: '{{field}} should be at least {{count}} characters',
    long: '{{field}} should be at most {{count}} characters',
    pattern: '{{field}} has the wrong form',
    range: '{{field}} is out of range',
    type: '{{field}} has the wrong type',
    choice: '{{field}} is none of the possible values',
  },
  nl: {
    required: 'Dit veld is verplicht',
    unknown: '{{field}} kennen we hier niet',
    short: '{{field}} moet minstens {{count}} tekens lang zijn',
    long: '{{field}} mag hooguit {{count}} tekens lang zijn',
    pattern: '{{field}} heeft niet de juiste vorm',
    range: '{{field}} valt buiten de grenzen',
    type: '{{field}} is van het verkeerde type',
    choice: '{{field}} is geen van de mogelijke waarden',
  },
  ro: {
    required: 'Acest câmp este obligatoriu',
    unknown: '{{field}} nu este cunoscut aici',
    short: '{{field}} trebuie să aibă cel puțin {{count}} caractere',
    long: '{{field}} poate avea cel mult {{count}} caractere',
    pattern: '{{field}} nu are forma corectă',
    range: '{{field}} este în afara limitelor',
    type: '{{field}} are un tip greșit',
    choice: '{{field}} nu este una dintre valorile posibile',
  },
});

/** What Ajv says of one problem. */
export interface SchemaProblem {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const sentenceOf: Readonly<Record<string, keyof (typeof messages)['en']>> = {
  required: 'required',
  additionalProperties: 'unknown',
  minLength: 'short',
  maxLength: 'long',
  pattern: 'pattern',
  format: 'pattern',
  minimum: 'range',
  maximum: 'range',
  minItems: 'range',
  maxItems: 'range',
  enum: 'choice',
  wellFormed: 'pattern',
};

function fieldOf({ instancePath, params }: SchemaProblem): string {
  const own = params.missingProperty ?? params.additionalProperty;
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = [...path, ...(typeof own === 'string' ? [own] : [])].join('.');
  // What somebody typed as a key is shown back, but not at any length.
  return name.slice(0, 80);
}

/** At most so many fields are named: a body of nonsense does not deserve an answer of its own size. */
const fieldLimit = 20;

/** The problems of a body or query by field, in the caller's language. */
export function sentencesByField(
  problems: readonly SchemaProblem[],
  locale: Locale,
): Record<string, string[]> {
  const t = translate(messages, locale);
  const fields = new Map<string, string[]>();
  for (const problem of problems) {
    const field = fieldOf(problem);
    if (!fields.has(field) && fields.size === fieldLimit) break;
    const sentence = t(sentenceOf[problem.keyword] ?? 'type', {
      field: field || 'body',
      count: String(problem.params.limit ?? ''),
    });
    const known = fields.get(field) ?? [];
    if (!known.includes(sentence)) fields.set(field, [...known, sentence]);
  }
  return Object.fromEntries(fields);
}
