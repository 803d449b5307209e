import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { RichText, type RichTextProps } from './rich-text.tsx';
import { sanitise } from './sanitise.ts';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Rich text',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(RichText),
};
export default meta;

const jobText = sanitise(
  '<h2>Wat ga je doen</h2><p>Je indiceert, coördineert en <b>verpleegt</b>.</p><ul><li>Je stelt zorgplannen op.</li><li>Je begeleidt twee leerlingen.</li></ul><blockquote>“Ik ken de mensen en zij kennen mij.”<footer>Femke Hoekstra</footer></blockquote><p><a href="/vacatures">Meer in de zorg</a></p>',
);

export const Playground: PartStory = {
  ...playground<RichTextProps>({ html: jobText, look: 'prose' }, { html: 'text', look: ['prose', 'plain'] }),
  // What is typed is made fit to draw, as what others write is.
  render: (args) => {
    const { html, ...rest } = args as RichTextProps;
    return <RichText {...rest} html={sanitise(html)} />;
  },
};

export const Plain: PartStory = {
  render: () => <RichText html={jobText} look="plain" />,
};

/** The words around the icons are drawn at once; the icons come with their own chunk, into a room of their size. */
export const Icons: PartStory = {
  render: () => (
    <RichText
      html={sanitise(
        '<p><span data-icon="heart"></span> Bewaarde vacatures vind je terug bij <b>Favorieten</b>.</p><p><span data-icon="phone"></span> Bel ons op werkdagen van 9 tot 17 uur.</p>',
      )}
    />
  ),
};
