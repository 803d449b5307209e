import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { AuthPage } from './auth-page.tsx';
import { AuthSide, authFormClass } from './auth-side.tsx';
import { RoleTabs } from './role-tabs.tsx';
import { Button } from '@boardwright/ui/button';
import { TextField } from '@boardwright/ui/text-field';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Auth card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(AuthPage, { AuthSide, RoleTabs }),
};
export default meta;

export const Candidate: PartStory = {
  render: () => (
    <AuthPage image={{ src: '/uploads/art/photo.jpg', alt: '', focalX: 50, focalY: 50 }} size="cover">
      <AuthSide
        visitor="candidate"
        level={1}
        title="Inloggen"
        lead="Fijn dat je er weer bent."
        foot="Nog geen account? Registreer je."
      >
        <form className={authFormClass}>
          <TextField name="email" type="email" label="E-mailadres" />
          <Button block>Inloggen</Button>
        </form>
      </AuthSide>
    </AuthPage>
  ),
};

export const Roles: PartStory = {
  render: () => (
    <RoleTabs
      label="Wie ben je?"
      current="candidate"
      tabs={[
        { role: 'candidate', name: 'Werkzoekende', href: '?role=candidate' },
        { role: 'employer', name: 'Werkgever', href: '?role=employer' },
      ]}
    />
  ),
};
