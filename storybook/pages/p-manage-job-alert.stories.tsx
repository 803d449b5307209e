// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-manage-job-alert', 'job-alerts');

const meta: Meta = { title: 'Pages/Manage job alert', tags: ['autodocs'], ...shared };
export default meta;

export const Default = story('default');
export const Confirm = story('confirm');
export const Manage = story('manage');
export const Expired = story('expired');
