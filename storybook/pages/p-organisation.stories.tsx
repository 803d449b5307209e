// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-organisation', 'organisation');

const meta: Meta = { title: 'Pages/Organisation', tags: ['autodocs'], ...shared };
export default meta;

export const Default = story('default');
export const Bare = story('bare');
export const Search = story('search');
