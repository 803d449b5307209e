import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Link, type LinkProps } from './link.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = { title: 'Parts/Link', tags: ['autodocs', 'stable', 'since-1.30'], ...partStories(Link) };
export default meta;

export const Playground: PartStory = playground<LinkProps>(
  { children: 'Een pagina van het bord', href: '/vacatures', newTab: false },
  { children: 'text', href: 'text', newTab: 'boolean' },
);

export const Kinds: PartStory = {
  render: () => (
    <>
      <p>
        <Link href="/vacatures">Een pagina van het bord</Link>
      </p>
      <p>
        <Link href="https://waddenzee.example" newTab>
          Een andere site, in een nieuw tabblad
        </Link>
      </p>
      <p>
        <Link href="mailto:hallo@wadwerk.example">Een mailadres</Link>
      </p>
    </>
  ),
};

export const Unsafe: PartStory = {
  render: () => (
    <p>
      <Link href={['javascript', 'alert(1)'].join(':')}>Een adres dat code zou draaien, wordt tekst</Link>
    </p>
  ),
};
