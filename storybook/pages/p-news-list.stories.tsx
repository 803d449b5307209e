// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-news-list', 'news-feed');

const meta: Meta = { title: 'Pages/News list', tags: ['autodocs'], ...shared };
export default meta;

export const Pages = story('pages');
