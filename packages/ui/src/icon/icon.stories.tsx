import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import Heart from 'lucide-react/icons/heart';
import { Icon, type IconProps } from './icon.tsx';
import { iconNames, NamedIcon } from './named-icon.tsx';
import { SettingIcon } from './setting-icon.tsx';
import { ShapeIcon } from './shape-icon.tsx';
import { socialIcons } from './social-icons.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Icon',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Icon, { NamedIcon, SettingIcon, ShapeIcon }),
};
export default meta;

export const Playground: PartStory = playground<IconProps>(
  { icon: Heart, size: 'l', label: 'Bewaren' },
  { size: ['text', 's', 'm', 'l'], label: 'text' },
);

export const Sizes: PartStory = {
  render: () => (
    <>
      <Icon icon={Heart} size="s" /> <Icon icon={Heart} size="m" />{' '}
      <Icon icon={Heart} size="l" label="Favoriet" />
    </>
  ),
};

export const Named: PartStory = {
  render: () => (
    <>
      {iconNames.map((name) => (
        <NamedIcon key={name} name={name} size="m" />
      ))}
    </>
  ),
};

export const OfASetting: PartStory = {
  render: () => (
    <p>
      <SettingIcon name="graduation-cap" /> Opleidingen
    </p>
  ),
};

export const Shape: PartStory = {
  render: () => <ShapeIcon size="l" shape={[['circle', { cx: '12', cy: '12', r: '9' }]]} />,
};

export const Social: PartStory = {
  render: () => (
    <>
      {Object.values(socialIcons).map(({ name, icon }) => (
        <Icon key={name} icon={icon} size="m" label={name} />
      ))}
    </>
  ),
};
