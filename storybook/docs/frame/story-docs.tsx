import {
  ArgTypes,
  Description,
  DocsContext,
  DocsPage,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { PageLink } from './page-link.tsx';
import { Screens } from './screens.tsx';

/** The folders of the sidebar whose stories are screens, seen by their width and not side by side. */
const screens = /^(Blocks|Pages|Mails)\//;

/** The docs page of stories: those of parts as Storybook has it; of blocks and pages each on a desktop and a phone. */
export function StoryDocs() {
  const context = use(DocsContext);
  const { title } = context.storyById();
  return screens.test(title) ? <ScreenDocs /> : <DocsPage />;
}

function ScreenDocs() {
  const context = use(DocsContext);
  const stories = context.componentStories();
  const hasSettings = Object.keys(context.storyById().argTypes).length > 0;
  return (
    <>
      <Title />
      <Description of="meta" />
      {hasSettings ? (
        <>
          <Heading>Settings</Heading>
          <ArgTypes />
        </>
      ) : null}
      <Heading>{hasSettings ? 'States' : context.storyById().title.split('/')[0]}</Heading>
      {stories.map(({ id, name, parameters }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <p>
            {sentence(parameters['docs']?.description?.story)}
            <PageLink to={`story/${id}`}>Open it</PageLink>
          </p>
          {/* A block is part of a page. */}
          <Screens story={id} title={name} height={hasSettings ? 620 : 900} />
        </section>
      ))}
    </>
  );
}

const sentence = (text: unknown): string => (typeof text === 'string' ? `${text}. ` : '');
