/** Every keyword of JSON Schema (draft 7) that the schema of settings may hold, and what comes of it in the editor. */
export const schemaKeywords = {
  type: '`string`, `integer`, `number`, `boolean`, `array` or `object`: decides the control. With `null` beside it, an emptied control means nothing at all.',
  title: 'What the value is called; a label in the editor’s language comes before it.',
  description: 'Help under the control.',
  default: 'What an untouched value is. It must fit its own schema and be JSON.',
  examples: 'Suggested while a text is written.',
  readOnly: 'Shown, and not to be changed.',
  enum: 'Choices: side by side when they are few and short, else a list.',
  enumNames: 'What the choices are called, in their order.',
  const: 'The only value there is; in a choice, the value that marks a kind.',
  kind: 'Of whom a value is: `words`, `address` or `design` (decision 96). A choice of kinds is `design` unless it says so.',
  visibleWhen:
    'Names of settings beside it, with the value or values that each must have for this one to be shown. What is hidden is kept and checked as it is; with something wrong in it, it is shown.',
  minLength: 'The fewest characters.',
  maxLength:
    'The most characters; from 300 on a text is written over several lines, and near the limit it is counted.',
  pattern: 'How a text is written.',
  format:
    '`date`, `time`, `date-time`, `email` or `uri`: the browser’s own input. Moments are chosen in the time of whoever writes them and stored as UTC.',
  minimum: 'The least.',
  maximum: 'The most.',
  exclusiveMinimum: 'A limit that is itself left out.',
  exclusiveMaximum: 'A limit that is itself left out.',
  multipleOf: 'What a number is stepped by.',
  items:
    'What a list holds: things that open and close, values that stand in their rows, several choices; or a schema for each place.',
  additionalItems: 'Only `false`, beside a schema for each place.',
  minItems: 'The fewest.',
  maxItems: 'The most: a full list offers no more.',
  uniqueItems: 'Nothing stands in the list twice; choices become boxes to tick.',
  contains: 'What at least one of a list must be. It is checked, not drawn.',
  properties: 'The parts of an object, or the settings of a block.',
  required: 'Parts that must be there. A part with a default always is.',
  additionalProperties: '`false`, or the schema of parts that are added and taken away by name.',
  patternProperties: 'Schemas of such parts by the form of their names.',
  propertyNames: 'How names are written. It is checked, not drawn.',
  minProperties: 'The fewest parts.',
  maxProperties: 'The most parts.',
  dependencies: 'What must be there, or hold, beside a part that is there; at the root too.',
  allOf: 'Schemas that hold together; at the root too.',
  anyOf: 'As `oneOf`, where more than one may fit.',
  oneOf:
    'Choices of one value with a `title`, or kinds of value of which one is chosen by its `title`. At the root it is checked, not drawn.',
  not: 'What a value must not be. It is checked, not drawn.',
  if: 'A condition; at the root too.',
  then: 'What holds where it is met.',
  else: 'What holds where it is not.',
  $ref: 'A definition, as `#/definitions/name`; what stands beside it comes first. One may hold itself.',
  definitions: 'At the root: schemas that others refer to.',
} as const;

export const schemaTypes: readonly string[] = [
  'string',
  'integer',
  'number',
  'boolean',
  'array',
  'object',
  'null',
];
export const schemaFormats: readonly string[] = ['date', 'time', 'date-time', 'email', 'uri'];
