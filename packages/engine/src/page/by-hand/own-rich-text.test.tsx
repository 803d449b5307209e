import { defineBlockSchema, type SettingsOf } from '@boardwright/blocks-schema';
import { type EveryLocale, locales, type MessageTree } from '@boardwright/messages';
import { RichText } from '@boardwright/ui/rich-text';
import { sanitise } from '@boardwright/ui/sanitise';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineBlock, type BlockProps } from '../../board/define-block.ts';
import { createPage } from './create-page.tsx';

const schema = defineBlockSchema({
  key: 'acme/team',
  title: 'Team',
  group: 'content',
  icon: 'puzzle',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['intro', 'note', 'people'],
    properties: {
      intro: { type: 'string', default: '' },
      note: { type: 'string', default: '' },
      people: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'about'],
          properties: { name: { type: 'string' }, about: { type: 'string' } },
        },
      },
    },
  },
  widgets: { intro: 'richText', note: 'textarea', 'people.about': 'richText' },
});

/** No cast and no sanitiser: what the schema says is a rich text has the type of one. */
function Team({ settings: { intro, people } }: BlockProps<SettingsOf<typeof schema>>) {
  return (
    <>
      <RichText html={intro} />
      {people.map(({ name, about }) => (
        <RichText key={name} html={about} />
      ))}
    </>
  );
}
const noMessages = Object.fromEntries(locales.map((locale) => [locale, {}])) as EveryLocale<MessageTree>;
const team = defineBlock(schema, { Renderer: Team, messages: noMessages });

it('a block’s own rich texts come to its renderer sanitised, at any depth', async () => {
  const settings = {
    intro: '<p>We are<script>run()</script> <a href="/people">many</a></p>',
    people: [{ name: 'Ada', about: '<p onclick="run()">Counts</p>' }],
  };
  const html = renderToString(await createPage({ locale: 'en', blocks: [{ block: team, settings }] }));
  expect(html).toContain('<p>We are <a href="/people">many</a></p>');
  expect(html).toContain('<p>Counts</p>');
  expect(html).not.toContain('run()');
});

it('a text that nobody sanitised does not compile as a rich text', () => {
  const Wrong = ({ settings: { note, people } }: BlockProps<SettingsOf<typeof schema>>) => (
    <>
      {/* @ts-expect-error the schema does not say that it is one */}
      <RichText html={note} />
      {/* @ts-expect-error nor a name */}
      <RichText html={people[0]?.name ?? ''} />
      {/* @ts-expect-error anybody could have written it */}
      <RichText html="<p>Hello</p>" />
      <RichText html={sanitise('<p>Hello</p>')} />
    </>
  );
  expect(Wrong).toBeTypeOf('function');
});
