import { withTargets } from './addresses.ts';
import type { DerivedPage } from './derived-page.ts';
import { read } from './repository.ts';

const source = 'CONTRIBUTING.md';

const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Each chapter of CONTRIBUTING.md as a page of its own, and the page that leads to them. */
export function tutorials(): readonly DerivedPage[] {
  const [opening = '', ...chapters] = withTargets(read(source), source)
    .replaceAll(/^<!--.*-->\n/gm, '')
    .split(/^## /m);
  const pages = chapters.map((chapter) => {
    const [title = ''] = chapter.split('\n', 1);
    return { page: `tutorials/${slug(title)}`, title, text: `# ${chapter.trim()}` };
  });
  const list = pages.map(({ page, title }) => `- [${title}](/${page})`).join('\n');
  const text = `# Tutorials\n\nIn a repository of your own: [a board](/guides/a-board-of-your-own) with pages and plugins, [a block](/guides/a-block-of-your-own), [a theme](/guides/a-theme-of-your-own), [the editor in your application](/guides/mount-the-editor), [a host](/guides/your-own-host), and [recipes](/guides/recipes).\n\nIn this one:\n\n${list}\n\n${opening.replace(/^# .*\n/, '').trim()}`;
  return [{ page: 'tutorials/index', title: 'Tutorials', text }, ...pages];
}
