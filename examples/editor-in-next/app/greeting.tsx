import type { SettingsOf } from '@boardwright/blocks-schema';
import { defineBlock, type BlockProps } from '@boardwright/engine/define-block';
import './greeting.css';
import { greeting } from './greeting.schema';

function Greeting({ settings: { title } }: BlockProps<SettingsOf<typeof greeting>>) {
  return (
    <section className="greeting">
      <h1>{title}</h1>
    </section>
  );
}

export const greetingBlock = defineBlock(greeting, { Renderer: Greeting });
