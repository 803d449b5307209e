import { ListWorkspace } from '../lists/list-workspace.tsx';
import { ArticlesPart } from './articles/articles-part.tsx';
import { CategoriesPart } from './categories/categories-part.tsx';
import { LandingPagesPart } from './landing-pages/landing-pages-part.tsx';
import { LegalPart } from './legal/legal-part.tsx';
import { NewslettersPart } from './newsletters/newsletters-part.tsx';
import { PlaceholdersPart } from './placeholders/placeholders-part.tsx';
import { RedirectsPart } from './redirects/redirects-part.tsx';
import { type ContentPart, useContentAddress } from './use-content-address.ts';
import { useContentMessages } from './use-content-messages.ts';

const parts = {
  articles: ArticlesPart,
  'landing-pages': LandingPagesPart,
  categories: CategoriesPart,
  newsletters: NewslettersPart,
  redirects: RedirectsPart,
  legal: LegalPart,
  placeholders: PlaceholdersPart,
} as const satisfies Record<ContentPart, unknown>;

/** What the pages are made of beside their blocks, as a workspace of its own, at /admin/content?part=…. */
export function ContentPage() {
  const t = useContentMessages();
  return (
    <ListWorkspace
      section="content"
      parts={parts}
      titleOf={(name) => t(`part.${name}`)}
      address={useContentAddress()}
    />
  );
}
