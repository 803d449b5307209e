import { useContentAddress } from '../use-content-address.ts';
import { ArticleList } from './article-list.tsx';
import { ArticleScreen } from './article-screen.tsx';

/** The news of the board (specification §3 'Article'): its list, or the article that is written. */
export function ArticlesPart() {
  const { open } = useContentAddress();
  if (open === 'new') return <ArticleScreen key={open} id={undefined} />;
  return open !== undefined && /^\d{1,9}$/.test(open) ? (
    <ArticleScreen key={open} id={Number(open)} />
  ) : (
    <ArticleList />
  );
}
