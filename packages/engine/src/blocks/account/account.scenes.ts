import { previewAccount } from '../../testing/preview-account.ts';
import { previewEmployerJobs } from '../../testing/preview-employer-jobs.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const path = '/my-account';
const candidate: Scene = {
  path,
  visitor: 'candidate',
  answers: { calls: { account: previewAccount('candidate') } },
};
const employer: Scene = {
  path,
  visitor: 'employer',
  answers: { calls: { account: previewAccount('employer'), employerJobs: previewEmployerJobs() } },
};

export const accountScenes: BlockScenes = {
  all: candidate,
  of: {
    employer,
    'edit-profile': { search: '?menuType=edit-profile' },
    'employer-profile': { ...employer, search: '?menuType=edit-profile&saved=profile' },
    'manage-jobs': { ...employer, search: '?menuType=manage-jobs' },
    'no-jobs': {
      ...employer,
      search: '?menuType=manage-jobs',
      answers: {
        calls: { account: previewAccount('employer'), employerJobs: previewEmployerJobs({ jobs: [] }) },
      },
    },
    'job-numbers': { ...employer, search: '?menuType=manage-jobs&active-job=1&step=pause' },
    'edit-job': { ...employer, search: '?menuType=manage-jobs&active-job=1&edit=1' },
    'new-account': {
      search: '?registered=1',
      answers: {
        calls: {
          account: previewAccount('candidate', {
            you: { email_verified: false },
            kpi: { profile_progress: 20, has_resume: false, job_alerts: 0, applications: 0 },
            logs: [],
          }),
        },
      },
    },
  },
};
