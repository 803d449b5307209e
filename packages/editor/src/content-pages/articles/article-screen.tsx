import type { AdminArticle } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { RecordReading } from '../../lists/record-reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { ArticleEditor } from './article-editor.tsx';
import { useArticlesApi } from './articles-api.ts';

interface ArticleScreenProps {
  /** Undefined for a new one. */
  readonly id: number | undefined;
}

/** An article to be written, once it was read. */
export function ArticleScreen({ id }: ArticleScreenProps) {
  const api = useArticlesApi();
  const state = useFound(
    useCallback(
      async (): Promise<AdminArticle | null> => (id === undefined ? null : api.read(id)),
      [api, id],
    ),
  );
  return (
    <RecordReading state={state}>
      {(article) => (
        <ArticleEditor
          key={`${article?.id} ${article?.deleted_at}`}
          article={article ?? undefined}
          onStale={state.again}
        />
      )}
    </RecordReading>
  );
}
