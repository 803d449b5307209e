import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import Heart from 'lucide-react/icons/heart';
import Send from 'lucide-react/icons/send';
import { Button, type ButtonProps } from './button.tsx';
import { usualAppearance } from './button-class.ts';
import { IconButton, IconLink } from './icon-button.tsx';
import { LinkButton, type LinkButtonProps } from './link-button.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Button',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Button, { IconButton, IconLink, LinkButton }),
};
export default meta;

const appearance = {
  variant: ['primary', 'secondary', 'danger', 'info', 'plain', 'plain-gradient'],
  size: ['small', 'medium', 'large'],
  block: 'boolean',
} as const;

export const Playground: PartStory = playground<ButtonProps>(
  {
    children: 'Solliciteren',
    variant: 'primary',
    size: 'medium',
    block: false,
    busy: false,
    disabled: false,
  },
  { children: 'text', ...appearance, busy: 'boolean', disabled: 'boolean' },
  usualAppearance,
);

export const LinkPlayground: PartStory = {
  ...playground<LinkButtonProps>(
    { children: 'Bekijk de vacature', href: '/vacature/1', variant: 'primary', size: 'medium', block: false },
    { children: 'text', href: 'text', ...appearance, newTab: 'boolean' },
    usualAppearance,
  ),
  render: (args) => <LinkButton {...(args as LinkButtonProps)} />,
};

export const Variants: PartStory = {
  render: () => (
    <>
      <Button>Solliciteren</Button> <Button variant="secondary">Vacature delen</Button>{' '}
      <Button variant="danger">Account verwijderen</Button> <Button variant="info">Meer uitleg</Button>{' '}
      <Button variant="plain">Annuleren</Button> <Button variant="plain-gradient">Toon alles</Button>
    </>
  ),
};

export const Sizes: PartStory = {
  render: () => (
    <>
      <Button size="small">Klein</Button> <Button>Gewoon</Button> <Button size="large">Groot</Button>
    </>
  ),
};

export const Icons: PartStory = {
  render: () => (
    <>
      <Button icon={Send}>Versturen</Button> <Button busy>Versturen</Button>{' '}
      <Button disabled>Versturen</Button>
    </>
  ),
};

export const Wide: PartStory = {
  render: () => <Button block>Solliciteren op deze vacature</Button>,
};

export const OnlyAnIcon: PartStory = {
  render: () => (
    <>
      <IconButton icon={Heart} label="Bewaar deze vacature" />{' '}
      <IconButton icon={Heart} label="Bewaard" aria-pressed />{' '}
      <IconLink icon={Send} label="Mail ons" href="mailto:hallo@wadwerk.example" />
    </>
  ),
};

export const Links: PartStory = {
  render: () => (
    <>
      <LinkButton href="/vacatures">Bekijk alle vacatures</LinkButton>{' '}
      <LinkButton href="/werkgevers" variant="secondary">
        Voor werkgevers
      </LinkButton>
    </>
  ),
};
