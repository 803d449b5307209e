import { defineBlockSchema } from '../../define-block-schema.ts';

/** Fields of the form, in the order they start with (specification §2 'contact'). */
const fields = ['email', 'name', 'phone', 'subject', 'message'] as const;

/**
 * A form by which a visitor writes to an address of the board, with the fields that are asked for. Not for applying
 * to a job: that form stands with the job and keeps what it is given.
 */
export const contact = defineBlockSchema({
  key: 'contact',
  title: 'Contact',
  group: 'content',
  icon: 'mail',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
      /** Read by the API alone: no visitor ever sees it. Empty: the board's own address. */
      emailTo: {
        type: 'string',
        pattern: '^(|[^\\s@,;<>]+@[^\\s@,;<>.]+(?:\\.[^\\s@,;<>.]+)+)$',
        default: '',
        maxLength: 254,
      },
      formFields: {
        type: 'array',
        uniqueItems: true,
        maxItems: 3,
        items: { enum: ['message', 'subject', 'phone'] },
        default: [],
      },
      sendBtnText: { type: 'string', default: '', maxLength: 60 },
      successMessage: { type: 'string', default: '', maxLength: 1000 },
      fieldsOrder: {
        type: 'array',
        uniqueItems: true,
        maxItems: fields.length,
        items: { enum: fields },
        default: [...fields],
      },
    },
  },
  fallbacks: { title: 'heading', successMessage: 'sent', sendBtnText: 'send' },
  tabs: {
    content: ['title', 'sendBtnText', 'successMessage'],
    layout: ['formFields', 'fieldsOrder'],
    configuration: ['emailTo'],
  },
  widgets: { formFields: 'multiSelect', fieldsOrder: 'fieldOrder', successMessage: 'textarea' },
});
