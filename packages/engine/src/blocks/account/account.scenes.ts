import { previewAccount } from '../../testing/preview-account.ts';
import { previewApplicantCalls } from '../../testing/preview-applicants.ts';
import {
  previewApplications,
  previewContactedCalls,
  previewRelations,
} from '../../testing/preview-applications.ts';
import { alertCalls, previewAlert } from '../../testing/preview-alerts.ts';
import { companyCalls } from '../../testing/preview-company.ts';
import { previewEmployerJobs } from '../../testing/preview-employer-jobs.ts';
import { previewFavourites } from '../../testing/preview-favourites.ts';
import { previewProposal, previewResume, resumeCalls } from '../../testing/preview-resume.ts';
import { previewOrder, shopCalls } from '../../testing/preview-shop.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const path = '/my-account';
const candidate: Scene = {
  path,
  visitor: 'candidate',
  answers: {
    calls: {
      account: previewAccount('candidate'),
      applications: previewApplications(),
      relations: previewRelations(),
      favourites: previewFavourites(),
      jobAlerts: alertCalls(previewAlert()),
      resumes: resumeCalls(previewResume(), previewProposal()),
      ...shopCalls(),
    },
  },
};
const employer: Scene = {
  path,
  visitor: 'employer',
  answers: {
    calls: {
      account: previewAccount('employer'),
      employerJobs: previewEmployerJobs(),
      clients: companyCalls().clients,
      ...shopCalls(),
    },
  },
};

/** Somebody whom a company introduced. */
const introductionCalls = {
  readIntroduction: async () => ({
    data: {
      given_name: 'Femke',
      family_name: 'Hofstra',
      introduced_by: 'Werkpunt Noord',
      job_title: 'Wijkverpleegkundige niveau 6',
      organisation_name: 'Zorggroep Lauwers',
      created_at: '2026-11-18T09:00:00.000Z',
    },
  }),
};

/** An employer who asked these candidates for contact. */
const contacted = (...of: Parameters<typeof previewContactedCalls>): Scene => ({
  ...employer,
  answers: { calls: { account: previewAccount('employer'), relations: previewContactedCalls(...of) } },
});

/** An employer with these applicants. */
const applicantsOf = (applicants?: Parameters<typeof previewApplicantCalls>[0]): Scene => ({
  ...employer,
  answers: {
    calls: { account: previewAccount('employer'), applicants: previewApplicantCalls(applicants) },
  },
});

/** An employer with these organisations, people and tokens. */
const companyOf = (company?: Parameters<typeof companyCalls>[0]): Scene => ({
  ...employer,
  answers: { calls: { account: previewAccount('employer'), ...companyCalls(company), ...shopCalls() } },
});

export const accountScenes: BlockScenes = {
  all: candidate,
  of: {
    employer,
    'edit-profile': { search: '?menuType=edit-profile' },
    favourites: { search: '?menuType=favorites' },
    'favourite-organisations': { search: '?menuType=favorites&kind=organisation' },
    'job-alerts': { search: '?menuType=job-alerts' },
    'job-alert': { search: '?menuType=job-alerts&alert=7' },
    resume: { search: '?menuType=resume' },
    'resume-entry': { search: '?menuType=resume&edit=entry-thuiszorg' },
    'resume-review': { search: '?menuType=resume&edit=review' },
    'no-resume': {
      search: '?menuType=resume',
      answers: { calls: { account: previewAccount('candidate'), resumes: resumeCalls(undefined) } },
    },
    'employer-profile': { ...employer, search: '?menuType=edit-profile&saved=profile' },
    'manage-jobs': { ...employer, search: '?menuType=manage-jobs' },
    'no-jobs': {
      ...employer,
      search: '?menuType=manage-jobs',
      answers: {
        calls: { account: previewAccount('employer'), employerJobs: previewEmployerJobs({ jobs: [] }) },
      },
    },
    'job-taken-off': { ...employer, search: '?menuType=manage-jobs&active-job=4' },
    'job-numbers': { ...employer, search: '?menuType=manage-jobs&active-job=1&step=pause' },
    'edit-job': { ...employer, search: '?menuType=manage-jobs&active-job=1&edit=1' },
    applications: {
      search: '?menuType=job-applications',
      answers: { calls: { account: previewAccount('candidate'), applications: previewApplications() } },
    },
    application: {
      search: '?menuType=job-applications&application=00000000-0000-4000-8000-000000000300&step=withdraw',
      answers: { calls: { account: previewAccount('candidate'), applications: previewApplications() } },
    },
    'contact-requests': {
      search: '?menuType=contact-requests',
      answers: { calls: { account: previewAccount('candidate'), relations: previewRelations() } },
    },
    'contact-link': {
      visitor: 'guest',
      search: '?menuType=contact-requests&token=00000000-0000-4000-8000-000000000501',
      answers: { calls: { relations: previewRelations() } },
    },
    'contacted-candidates': {
      ...contacted(),
      search: '?menuType=contacted-candidates&withdraw=00000000-0000-4000-9000-000000000001',
    },
    'nobody-contacted': { ...contacted([]), search: '?menuType=contacted-candidates' },
    introduction: {
      visitor: 'guest',
      search: '?menuType=introduction&token=a1',
      answers: { calls: { candidates: introductionCalls } },
    },
    applicants: { ...applicantsOf(), search: '?menuType=job-applicants' },
    'applicants-table': { ...applicantsOf(), search: '?menuType=job-applicants&view=table' },
    applicant: { ...applicantsOf(), search: '?menuType=job-applicants&applicant=4' },
    'move-applicants': { ...applicantsOf(), search: '?menuType=job-applicants&step=move&ids=1,3,7&to=6' },
    'applicant-stages': { ...applicantsOf(), search: '?menuType=job-applicants&step=stages' },
    'no-applicants': { ...applicantsOf([]), search: '?menuType=job-applicants' },
    organisations: { ...companyOf(), search: '?menuType=organisations' },
    'no-organisations': { ...companyOf({ isNew: true }), search: '?menuType=organisations' },
    organisation: { ...companyOf(), search: '?menuType=organisations&organisation=1' },
    'organisation-form': { ...companyOf(), search: '?menuType=organisations&organisation=1&edit=fields' },
    'organisation-part': { ...companyOf(), search: '?menuType=organisations&organisation=1&edit=part-0' },
    company: { ...companyOf(), search: '?menuType=client' },
    tokens: { ...companyOf(), search: '?menuType=tokens' },
    'no-tokens': { ...companyOf({ isNew: true }), search: '?menuType=tokens' },
    'web-shop': { ...employer, search: '?menuType=web-shop' },
    'empty-shop': {
      ...employer,
      search: '?menuType=web-shop',
      answers: {
        calls: {
          account: previewAccount('employer'),
          employerJobs: previewEmployerJobs(),
          ...shopCalls({ isNew: true }),
        },
      },
    },
    'order-form': { ...employer, search: '?menuType=web-shop&product=1' },
    'open-order': { ...employer, search: '?menuType=web-shop&order=8' },
    'paid-order': {
      ...employer,
      search: '?menuType=web-shop&order=7',
      answers: { calls: { account: previewAccount('employer'), ...shopCalls({ orders: [previewOrder()] }) } },
    },
    'new-account': {
      search: '?registered=1',
      answers: {
        calls: {
          account: previewAccount('candidate', {
            you: { email_verified: false },
            kpi: { profile_progress: 20, has_resume: false, job_alerts: 0, applications: 0 },
            logs: [],
          }),
          applications: previewApplications([]),
          favourites: previewFavourites([]),
        },
      },
    },
  },
};
