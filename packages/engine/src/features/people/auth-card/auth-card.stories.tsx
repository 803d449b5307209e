import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { AuthPage, type AuthPageProps } from './auth-page.tsx';
import { AuthSide, authFormClass } from './auth-side.tsx';
import { RoleTabs } from './role-tabs.tsx';
import { Button } from '@boardwright/ui/button';
import { TextField } from '@boardwright/ui/text-field';
import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

const meta: Meta = {
  title: 'Parts/Auth card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(AuthPage, { AuthSide, RoleTabs }),
};
export default meta;

const form = (name: string) => (
  <form className={authFormClass}>
    <TextField name={name} type="email" label="E-mailadres" />
    <Button block>Inloggen</Button>
  </form>
);

export const Playground: PartStory = {
  ...playground<AuthPageProps>(
    {
      image: { src: '/uploads/art/photo.jpg', alt: '', focalX: 50, focalY: 50 },
      size: 'cover',
      halves: 1,
    },
    { image: 'object', size: ['auto', 'contain', 'cover'], halves: [1, 2] },
  ),
  render: (args) => {
    const page = args as AuthPageProps;
    return (
      <AuthPage {...page}>
        <AuthSide
          visitor="candidate"
          level={1}
          title="Inloggen"
          lead="Fijn dat je er weer bent."
          foot="Nog geen account? Registreer je."
        >
          {form('email')}
        </AuthSide>
        {page.halves === 2 && (
          <AuthSide visitor="employer" who="Ik zoek personeel" level={2} title="Voor werkgevers">
            {form('email-werkgever')}
          </AuthSide>
        )}
      </AuthPage>
    );
  },
};

type RoleTabsProps = ComponentProps<typeof RoleTabs>;

export const RolesPlayground: PartStory = {
  ...playground<RoleTabsProps>(
    {
      label: 'Wie ben je?',
      current: 'candidate',
      tabs: [
        { role: 'candidate', name: 'Werkzoekende', href: '?role=candidate' },
        { role: 'employer', name: 'Werkgever', href: '?role=employer' },
      ],
    },
    { current: ['candidate', 'employer'], label: 'text', tabs: 'object' },
  ),
  render: (args) => <RoleTabs {...(args as RoleTabsProps)} />,
};
