import type { Locale } from '@boardwright/messages';
import { useMemo } from 'react';
import { defaultPath } from '@boardwright/blocks-schema';
import type { EditedPage } from '../page-editing/edited-site.ts';
import { whereIs } from '../page-editing/inverse-of.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { pageName } from '../saving/site-pages.ts';
import { announce } from '../ui/announce.ts';
import { addCommands, blockOfPreset } from '../model/block-commands.ts';
import type { PageTemplate } from '../patterns/define-page-template.ts';
import { readyBlocks } from '../patterns/ready-blocks.ts';
import { freePathIn, pageAfterDeletion, slugOf } from '../model/page-paths.ts';

export interface PageActions {
  /** @param begin the page whose blocks it takes, or a template, instead of the blocks of its kind alone */
  readonly create: (
    key: string,
    name: string,
    begin?: { readonly copyOf?: number | undefined; readonly template?: PageTemplate | undefined },
  ) => void;
  readonly remove: (page: EditedPage) => void;
}

/** Making and deleting pages, each one step. */
export function usePageActions(): PageActions {
  const t = useEditorT();
  const editor = useEditor();
  const work = useWorkStore();
  const { engine, choosePage, locale, page: currentPage } = useWorkbench();
  return useMemo(
    () => ({
      create(key, name, { copyOf, template } = {}) {
        const site = editor.site();
        const { languages } = site;
        const id = editor.newId();
        const path = Object.fromEntries(
          languages.map((language) => {
            const slug = slugOf(name) || 'page';
            const wanted = key === 'p-generic' ? slug : defaultPath(key, language, 0);
            const within = key === 'p-generic' ? languages : [language];
            return [language, freePathIn(site, { id: undefined, key }, wanted, within)];
          }),
        );
        const label = name.trim();
        const copied = copyOf === undefined ? undefined : site.pageOf[copyOf];
        const rows = languages.map((language) => {
          const texts = template?.texts[language as Locale];
          const values = {
            page_description: texts?.description ?? '',
            ...copied?.texts[language.toUpperCase()]?.values,
            page_label: label,
            page_title: texts?.title ?? label,
          };
          return [language.toUpperCase(), { id: undefined, revision: 0, values }] as const;
        });
        const page: EditedPage = {
          id,
          key,
          revision: 0,
          path,
          texts: Object.fromEntries(rows),
          blocks: [],
        };
        const index = site.pages.length;
        const command = { type: 'addPage', uid: editor.newUid(), index, page } as const;
        const step = { key: 'pageAdded', values: { page: label } };
        const known = template?.blocks.filter(({ key: kind }) => engine.blocks.has(kind)) ?? [];
        const versionOf = (kind: string): number => engine.blocks.get(kind)?.schema.version ?? 0;
        const blocks = readyBlocks(known, site, versionOf).map((block) =>
          blockOfPreset(editor.newId(), block, site),
        );
        // Below the menu that the server gives a new page.
        const added = addCommands(blocks, id, 1, editor.newUid);
        editor.act(step, [copyOf === undefined ? command : { ...command, copyOf }, ...added], id);
        editor.saveNow();
        choosePage(id);
        announce(t('step.pageAdded', step.values));
      },
      remove(page) {
        const { pages } = editor.site();
        const next = pageAfterDeletion(pages, page.id);
        if (next === undefined) return announce(t('pages.lastPage'));
        const name = pageName(page, locale, t);
        const step = { key: 'pageDeleted', values: { page: name } };
        if (currentPage?.id === page.id) choosePage(next);
        editor.act(step, [{ type: 'removePage', page: page.id }], next);
        const text = t('pages.deleted', { name });
        const commands = [{ type: 'restorePage', page: page.id, ...whereIs(pages, page.id) } as const];
        const notice = { uid: editor.newUid(), text, back: { name: step, commands, page: page.id } };
        work.set({ notices: [...work.get().notices, notice] });
        announce(text);
      },
    }),
    [t, editor, work, engine, choosePage, locale, currentPage?.id],
  );
}
