import { defineFixtures } from '../../define-fixtures.ts';
import { jobDetails } from './job-details.schema.ts';

export const jobDetailsFixtures = defineFixtures(jobDetails, {
  default: { title: 'As it comes', settings: {} },
  'everything-required': {
    title: 'Salutation, CV and motivation must be filled',
    settings: {
      hideGender: 'show_required',
      hideResume: 'show_required',
      hideMotivation: 'show_required',
      displayCountryFlag: true,
      termsTextApply: '<p>We bewaren je gegevens tot vier weken na het einde van de vacature.</p>',
      checkboxAcceptText: '<p>Ik ga akkoord met de <a href="/voorwaarden">spelregels</a> van deze site.</p>',
    },
  },
  'shortest-form': {
    title: 'Only who and where',
    settings: {
      hideGender: 'hide',
      hideResume: 'hide',
      hideMotivation: 'hide',
      hideCreateCandidate: true,
      hideTermsAndConditions: true,
    },
  },
  bare: {
    title: 'Without cards, related jobs and the way back',
    settings: {
      hideOrganisationCard: true,
      hideSegmentsCard: true,
      showRelatedJobs: false,
      showBackButton: false,
    },
  },
  'for-employers': {
    title: 'A button to the owner, for employers',
    settings: {
      showContactOwnerButton: true,
      contactOwnerButtonText: 'Bel de plaatser',
      relatedJobsCount: 6,
    },
  },
  expired: { title: 'An ended job', settings: {} },
  'career-page': { title: 'Applying at the employer’s own page', settings: {} },
  'platform-text': { title: 'A text in four parts, remote, without salary, a long title', settings: {} },
  reporting: { title: 'The form by which a job is reported', settings: {} },
  reported: { title: 'The job was reported', settings: {} },
  applied: { title: 'An application was sent', settings: {} },
  'known-candidate': { title: 'Filled from a candidate’s profile', settings: {} },
  'applied-earlier': { title: 'A candidate who applied before', settings: {} },
});
