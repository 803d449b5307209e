import {
  ArgTypes,
  Description,
  DocsContext,
  Controls,
  Heading,
  Primary,
  Stories,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { StatusBadge } from '../../status/status-badge.tsx';
import { statusOf } from '../../status/status-of.ts';
import { PageLink } from './page-link.tsx';
import { Screens } from './screens.tsx';

/** The folders of the sidebar whose stories are seen as screens, by their width; and how high each is. */
const screens: Readonly<Record<string, number>> = {
  Blocks: 620,
  Pages: 900,
  Mails: 900,
  Print: 900,
  States: 620,
};

/** The docs page of stories: those of parts as Storybook has it; of all that is wider each on a desktop and a phone. */
export function StoryDocs() {
  const [folder = ''] = use(DocsContext).storyById().title.split('/');
  const height = screens[folder];
  return height === undefined ? <PartDocs /> : <ScreenDocs folder={folder} height={height} />;
}

/** What the page is about, and how it stands where its stories say so. */
function Head() {
  const status = statusOf(use(DocsContext).storyById().tags);
  return (
    <>
      <Title />
      {status ? <StatusBadge status={status} /> : null}
      <Description of="meta" />
    </>
  );
}

function PartDocs() {
  return (
    <>
      <Head />
      <Primary />
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

function ScreenDocs({ folder, height }: { readonly folder: string; readonly height: number }) {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Head />
      {folder === 'Blocks' ? (
        <>
          <Heading>Settings</Heading>
          <ArgTypes />
        </>
      ) : null}
      <Heading>{folder === 'Blocks' ? 'States' : folder}</Heading>
      {stories.map(({ id, name, parameters }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <p>
            {sentence(parameters['docs']?.description?.story)}
            <PageLink to={`story/${id}`}>Open it</PageLink>
          </p>
          <Screens story={id} title={name} height={height} isBranded={folder !== 'Print'} />
        </section>
      ))}
    </>
  );
}

const sentence = (text: unknown): string => (typeof text === 'string' ? `${text}. ` : '');
