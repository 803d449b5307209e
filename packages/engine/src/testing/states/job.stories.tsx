import type { JobStatus } from '@boardwright/api-client/contract';
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { accountBlock } from '../../blocks/account/account.block.ts';
import { blockStories, type BlockStory } from '../block-stories.tsx';
import { previewAccount } from '../preview-account.ts';
import { previewEmployerJobs } from '../preview-employer-jobs.ts';
import { shopCalls } from '../preview-shop.ts';

const { shared, state } = blockStories(accountBlock);

const meta: Meta = {
  title: 'States/Job',
  tags: ['autodocs'],
  ...withText(
    shared,
    "How a job stands, on its page in the employer's account: each status of its machine, and what it asks to confirm.",
  ),
};
export default meta;

const job = (status: JobStatus, text: string, step = ''): BlockStory =>
  state(text, {
    path: '/my-account',
    visitor: 'employer',
    search: `?menuType=manage-jobs&active-job=1${step && `&step=${step}`}`,
    answers: {
      calls: {
        account: previewAccount('employer'),
        employerJobs: previewEmployerJobs({
          job: { status, missing: status === 'draft' ? ['description', 'location_name'] : [] },
        }),
        ...shopCalls(),
      },
    },
  });

export const Draft = job('draft', 'It is being written, and lacks a few things');
export const Scheduled = job('scheduled', 'It will be online from a day on');
export const Active = job('active', 'It is online');
export const Paused = job('paused', 'It was taken offline for a while');
export const Expired = job('expired', 'Its days are over');
export const Archived = job('archived', 'It was deleted, and is kept for its numbers');
export const ConfirmingPause = job('active', 'It asks whether to pause', 'pause');
export const ConfirmingActivate = job('paused', 'It asks whether to go online again', 'activate');
export const ConfirmingDelete = job('expired', 'It asks whether to be deleted', 'delete');
