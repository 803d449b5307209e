// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { accountBlock } from './account.block.ts';

const { shared, story } = blockStories(accountBlock);

const meta: Meta = { title: 'Blocks/Account', ...shared };
export default meta;

export const Default = story('default');
export const Employer = story('employer');
export const EditProfile = story('edit-profile');
export const EmployerProfile = story('employer-profile');
export const NewAccount = story('new-account');
export const ManageJobs = story('manage-jobs');
export const NoJobs = story('no-jobs');
export const JobNumbers = story('job-numbers');
export const EditJob = story('edit-job');
export const Bare = story('bare');
