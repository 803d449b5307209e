import { ListWorkspace } from '../lists/list-workspace.tsx';
import { ArticlesPart } from './articles/articles-part.tsx';
import { CategoriesPart } from './categories/categories-part.tsx';
import { RedirectsPart } from './redirects/redirects-part.tsx';
import { type ContentPart, contentParts, useContentAddress } from './use-content-address.ts';
import { useContentMessages } from './use-content-messages.ts';

const parts = {
  articles: ArticlesPart,
  categories: CategoriesPart,
  redirects: RedirectsPart,
} as const satisfies Record<ContentPart, unknown>;

/** What the pages are made of beside their blocks, as a workspace of its own, at /admin/content?part=…. */
export function ContentPage() {
  const t = useContentMessages();
  const { part: current, editorQuery, changed } = useContentAddress();
  const Body = parts[current];
  const whole = {
    group: undefined,
    status: undefined,
    find: undefined,
    sort: undefined,
    list: undefined,
    open: undefined,
    language: undefined,
  };
  return (
    <ListWorkspace
      section="content"
      title={t('title')}
      parts={contentParts.map((name) => ({
        name,
        title: t(`part.${name}`),
        to: changed({ ...whole, part: name }),
      }))}
      current={current}
      editorQuery={editorQuery}
    >
      <Body key={current} />
    </ListWorkspace>
  );
}
