import { shape, type ValueOf } from '../shape.ts';

/** How a mail stands: `waiting` to be sent, `retrying` after a refusal, handed over (`sent`), or given up (`failed`). */
export const loggedMailStates = ['waiting', 'retrying', 'sent', 'failed'] as const;
export type LoggedMailState = (typeof loggedMailStates)[number];

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

export const loggedMail = shape({
  type: 'object',
  required: [
    'uuid',
    'to',
    'kind',
    'mail',
    'subject',
    'is_test',
    'state',
    'attempts',
    'error',
    'created_at',
    'sent_at',
  ],
  additionalProperties: false,
  properties: {
    uuid: text,
    to: text,
    /** Which of the product's mails; null for one of before that was stored. */
    kind: nullableText,
    /** Its name; the subject where its kind is not known. */
    mail: text,
    subject: text,
    /** An admin sent it to themselves, with sample data. */
    is_test: { type: 'boolean' },
    state: { enum: loggedMailStates },
    attempts: { type: 'integer' },
    /** What the mail server said of the last attempt. */
    error: nullableText,
    created_at: text,
    sent_at: nullableText,
  },
});
export type LoggedMail = ValueOf<typeof loggedMail>;
