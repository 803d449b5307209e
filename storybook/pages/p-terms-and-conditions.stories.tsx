// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-terms-and-conditions');

const meta: Meta = { title: 'Pages/Terms and conditions', tags: ['autodocs'], ...shared };
export default meta;

export const Default = story('default');
