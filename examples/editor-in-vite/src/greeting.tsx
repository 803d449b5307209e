import { defineBlockSchema, type SettingsOf } from '@boardwright/blocks-schema';
import { defineBlock, type BlockProps } from '@boardwright/engine';
import './greeting.css';

const schema = defineBlockSchema({
  key: 'acme/greeting',
  title: 'Greeting',
  group: 'content',
  icon: 'megaphone',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', title: 'Title', default: 'Hello', maxLength: 80 },
      isLoud: { type: 'boolean', title: 'Loud', default: false },
    },
  },
  tabs: { content: ['title'], layout: ['isLoud'] },
  widgets: {},
});

function Greeting({ settings: { title, isLoud } }: BlockProps<SettingsOf<typeof schema>>) {
  return (
    <section className="greeting" data-loud={isLoud}>
      <h1>{title}</h1>
    </section>
  );
}

/** A block of this application: what it can be set to, and what it looks like. */
export const greetingBlock = defineBlock(schema, { Renderer: Greeting });
