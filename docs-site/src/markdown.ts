import { posix } from 'node:path';
import type { MarkdownOptions } from 'vitepress';
import { targetOf } from './addresses.ts';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** What a page is rendered for: the search reads its words, and samples need no colours for that. */
export interface SearchedPage {
  readonly isSearched?: true;
}

/**
 * Documents are written to be read in the repository: their links lead on to pages of the site, and braces are braces,
 * where the generator would fill in a value. A chart is its text, which the site draws.
 * @param root of the repository
 */
export function readRepositoryMarkdown(md: Markdown, root: string): void {
  md.core.ruler.after('inline', 'repository_links', ({ tokens, env }) => {
    const { realPath, path = '' } = env as { readonly realPath?: string; readonly path?: string };
    const from = posix.relative(root.replaceAll('\\', '/'), realPath ?? path);
    for (const { children } of tokens)
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? token.attrGet('href') : null;
        if (href) token.attrSet('href', targetOf(href, from));
      }
  });
  const { text, fence } = md.renderer.rules;
  md.renderer.rules.text = (...given) =>
    (text?.(...given) ?? '').replaceAll('{{', '&#123;&#123;').replaceAll('}}', '&#125;&#125;');
  md.renderer.rules.fence = (...given) => {
    const [tokens, index, , env] = given;
    const { content = '', info = '' } = tokens[index] ?? {};
    if ((env as SearchedPage).isSearched) return `<pre>${md.utils.escapeHtml(content)}</pre>`;
    const code = fence?.(...given) ?? '';
    return info.trim() === 'mermaid' ? `<MermaidChart>${code}</MermaidChart>` : code;
  };
}
