import { defineBlockSchema } from '../../define-block-schema.ts';
import { hiddenByDefault, optionalByDefault } from '../../parts/visibility.ts';

/**
 * One job with all that is known of it, and the way to apply. Only on the page of one job.
 */
export const jobDetails = defineBlockSchema({
  key: 'job-details',
  title: 'Job details',
  group: 'jobs',
  icon: 'briefcase',
  inHead: ['title', 'description'],
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      hideOrganisationCard: { type: 'boolean', default: false },
      hideSegmentsCard: { type: 'boolean', default: false },
      showContactOwnerButton: { type: 'boolean', default: false },
      contactOwnerButtonText: { type: 'string', default: '', maxLength: 80 },
      /** Rich text under the apply form. */
      termsTextApply: { type: 'string', default: '', maxLength: 5000 },
      showRelatedJobs: { type: 'boolean', default: true },
      relatedJobsCount: { type: 'integer', minimum: 1, maximum: 12, default: 3 },
      showBackButton: { type: 'boolean', default: true },
      hideCreateCandidate: { type: 'boolean', default: false },
      hideTermsAndConditions: { type: 'boolean', default: false },
      hideGender: hiddenByDefault,
      hideResume: optionalByDefault,
      hideMotivation: optionalByDefault,
      checkboxAcceptText: { type: 'string', default: '', maxLength: 1000 },
      displayCountryFlag: { type: 'boolean', default: false },
    },
  },
  anchors: ['apply', 'introduce', 'report'],
  fallbacks: { contactOwnerButtonText: 'contactOwner' },
  tabs: {
    detailsView: [
      'hideOrganisationCard',
      'hideSegmentsCard',
      'showBackButton',
      'showRelatedJobs',
      'relatedJobsCount',
      'displayCountryFlag',
      'showContactOwnerButton',
      'contactOwnerButtonText',
    ],
    applyModal: [
      'hideGender',
      'hideResume',
      'hideMotivation',
      'hideCreateCandidate',
      'hideTermsAndConditions',
      'checkboxAcceptText',
      'termsTextApply',
    ],
  },
  widgets: { termsTextApply: 'richText', checkboxAcceptText: 'richText' },
});
