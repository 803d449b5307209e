import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { failureKinds, type FailureKind } from '../../machines/request/request-failure.ts';
import { FailureNotice } from '../../page/forms/failure-notice.tsx';
import { partStories, type PartStory } from '../part-stories.tsx';

const meta: Meta = {
  title: 'States/What did not happen',
  tags: ['autodocs'],
  ...withText(
    partStories(FailureNotice),
    'Why something that was sent did not happen: each is a state of every machine that sends a form.',
  ),
};
export default meta;

/** As the server answers; where it did not, the product has a sentence of its own. */
const failures: Readonly<Record<FailureKind, { readonly status: number; readonly message?: string }>> = {
  refused: { status: 422, message: 'Deze vacature heeft nog geen plaats.' },
  conflict: { status: 409, message: 'Een collega heeft deze vacature intussen gepauzeerd.' },
  forbidden: { status: 401, message: 'Je bent uitgelogd.' },
  notFound: { status: 404, message: 'Deze vacature is er niet meer.' },
  unavailable: { status: 503 },
  offline: { status: 0 },
};
const nothing = (): void => undefined;

export const SideBySide: PartStory = {
  render: () => (
    <div className="stack">
      {failureKinds.map((kind) => (
        <FailureNotice
          key={kind}
          failure={{ kind, ...failures[kind] }}
          onRetry={nothing}
          onRefresh={nothing}
        />
      ))}
    </div>
  ),
};
