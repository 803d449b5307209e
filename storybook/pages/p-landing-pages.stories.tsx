// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-landing-pages', 'landing-pages');

const meta: Meta = { title: 'Pages/Landing pages', tags: ['autodocs'], ...shared };
export default meta;

export const Default = story('default');
export const Jobs = story('jobs');
export const NoJobs = story('no-jobs');
