import { defineBlockSchema } from '../../define-block-schema.ts';

/**
 * The form by which somebody has new jobs mailed, and the page behind the mailed link. Not above a list of jobs,
 * which has a card for it.
 */
export const jobAlerts = defineBlockSchema({
  key: 'job-alerts',
  title: 'Job alerts',
  group: 'jobs',
  icon: 'bell',
  inHead: ['title'],
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      subtitle: { type: 'string', default: '', maxLength: 400 },
      /** What the form does not ask for; what the address says of it still counts. */
      hiddenFields: {
        type: 'array',
        uniqueItems: true,
        maxItems: 4,
        items: { enum: ['search', 'frequency', 'city', 'range'] },
        default: [],
      },
      /** Rich text under the form. */
      termsText: { type: 'string', default: '', maxLength: 5000 },
    },
  },
  fallbacks: { subtitle: 'lead' },
  tabs: { content: ['subtitle', 'termsText'], configuration: ['hiddenFields'] },
  widgets: { subtitle: 'textarea', termsText: 'richText', hiddenFields: 'multiSelect' },
});
