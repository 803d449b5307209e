import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { BackLink } from './back-link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Back link',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(BackLink, { Breadcrumbs }),
};
export default meta;

export const Back: PartStory = {
  render: () => <BackLink href="/vacatures">Terug naar 123 vacatures</BackLink>,
};

export const Crumbs: PartStory = {
  render: () => (
    <Breadcrumbs
      crumbs={[
        { name: 'Vacatures', href: '/vacatures' },
        { name: 'Zorg en welzijn', href: '/vacatures?industry=501' },
        { name: 'Wijkverpleegkundige niveau 6' },
      ]}
    />
  ),
};
