// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-job-details', 'job-details');

const meta: Meta = { title: 'Pages/Job details', tags: ['autodocs'], ...shared };
export default meta;

export const Default = story('default');
export const Expired = story('expired');
export const Applied = story('applied');
export const KnownCandidate = story('known-candidate');
