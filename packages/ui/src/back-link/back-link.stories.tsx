import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { BackLink } from './back-link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

const meta: Meta = {
  title: 'Parts/Back link',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(BackLink, { Breadcrumbs }),
};
export default meta;

type BreadcrumbsProps = ComponentProps<typeof Breadcrumbs>;

export const Playground: PartStory = playground<ComponentProps<typeof BackLink>>(
  { href: '/vacatures', children: 'Terug naar 123 vacatures' },
  { href: 'text', children: 'text' },
);

export const CrumbsPlayground: PartStory = {
  ...playground<BreadcrumbsProps>(
    {
      crumbs: [
        { name: 'Vacatures', href: '/vacatures' },
        { name: 'Zorg en welzijn', href: '/vacatures?industry=501' },
        { name: 'Wijkverpleegkundige niveau 6' },
      ],
    },
    { crumbs: 'object' },
  ),
  render: (args) => <Breadcrumbs {...(args as BreadcrumbsProps)} />,
};
