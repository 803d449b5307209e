import type { DemoLocale, DemoOptions } from '../demo-types.ts';
import { escapeHtml } from '../fill.ts';
import { closesAt, dayOf } from '../jobs/job-dates.ts';
import { createSlugs } from '../slugs.ts';
import { typeset } from '../typeset.ts';
import type { DemoArticle, Story } from './article.ts';
import { kunstlichtStories } from './kunstlicht.ts';
import { wadwerkFirst } from './wadwerk-1.ts';
import { wadwerkSecond } from './wadwerk-2.ts';

const locales: readonly DemoLocale[] = ['nl', 'en', 'ro'];

/** The news of both boards, one article per story and language, newest first. */
export function demoArticles(options: DemoOptions): DemoArticle[] {
  const slugs = { 1: createSlugs(), 2: createSlugs() };
  const today = dayOf(options.now);
  return [...wadwerkFirst, ...wadwerkSecond, ...kunstlichtStories]
    .flatMap((story) =>
      locales.flatMap((locale) => articleOf(story, locale, today, slugs[story.board]) ?? []),
    )
    .map((article, index) => ({ id: index + 1, ...article }));
}

function articleOf(
  story: Story,
  locale: DemoLocale,
  today: number,
  slugs: (text: string) => string,
): Omit<DemoArticle, 'id'> | undefined {
  const source = story.texts[locale];
  if (!source) return undefined;
  const [title = '', description = '', ...body] = source.trim().split('\n\n').map(typeset);
  const image = `/uploads/art/${story.image}.svg`;
  return {
    key: story.key,
    job_board_id: story.board,
    type: 'news',
    locale,
    active: true,
    slug: slugs(title),
    title,
    description,
    text: body.map(toHtml).join('\n'),
    thumbnail: image,
    image,
    created_at: closesAt(today, -story.age - 1).replace(/T.*/, 'T08:00:00.000Z'),
  };
}

function toHtml(paragraph: string): string {
  return paragraph.startsWith('## ')
    ? `<h2>${escapeHtml(paragraph.slice(3))}</h2>`
    : `<p>${escapeHtml(paragraph)}</p>`;
}
