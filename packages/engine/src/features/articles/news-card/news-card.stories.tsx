import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { NewsCard, type NewsCardProps, type NewsItem } from './news-card.tsx';
import { NewsList } from './news-list.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/News card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(NewsCard, { NewsList }),
};
export default meta;

const windpark: NewsItem = {
  title: 'Zo werkt de Eemshaven aan windparken',
  href: '/nieuws/eemshaven',
  text: 'Monteurs varen ’s ochtends om zes uur uit. We gingen een dag mee.',
  date: '2026-11-12T08:00:00.000Z',
};

const artikelen: readonly NewsItem[] = [
  windpark,
  {
    title: 'Een sollicitatiebrief in een halfuur',
    href: 'https://loopbaan.example/brief',
    text: 'Drie alinea’s zijn genoeg, mits ze over het werk gaan.',
    date: '2026-11-03T08:00:00.000Z',
    source: 'loopbaan.example',
  },
  { title: 'Vijf vragen voor je eerste werkdag', href: '/nieuws/eerste-werkdag', text: '' },
];

export const Playground: PartStory = {
  ...playground<NewsCardProps>(
    { item: windpark, look: 'card', headingLevel: 3 },
    { item: 'object', look: ['card', 'noBorder'], headingLevel: [2, 3] },
  ),
  render: (args) => (
    <div style={{ maxWidth: '22rem' }}>
      <NewsCard {...(args as NewsCardProps)} />
    </div>
  ),
};

export const List: PartStory = {
  render: () => <NewsList label="Nieuws" items={artikelen} />,
};

export const NoBorder: PartStory = {
  render: () => <NewsList look="noBorder" items={artikelen} />,
};
