import { useMemo, type ReactNode } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { EditorServicesContext, type EditorServices } from '../editor-services.tsx';
import { useSiteName } from './use-site-name.ts';
import { useWorkbench } from './workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';

/** Colours of the site that a control offers first, by the setting that holds each. */
const themeColours = ['primary_color', 'secondary_color', 'primary_employer_color'] as const;

interface EditorServicesProviderProps {
  readonly uploadImage: EditorServices['uploadImage'];
  readonly findPictures: EditorServices['findPictures'];
  readonly children: ReactNode;
}

/** What controls must know of the site around them: its pages as they are edited now, its colours, segments, products. */
export function EditorServicesProvider({ uploadImage, findPictures, children }: EditorServicesProviderProps) {
  const t = useEditorT();
  const { editorSite, engine, entries, locale } = useWorkbench();
  const own = useEdited((site) => site.defaultLanguage);
  const settings = useEdited((site) => site.settings);
  const siteName = useSiteName();
  const value = useMemo(
    (): EditorServices => ({
      uploadImage,
      findPictures,
      altOf: (alt) => alt[locale] ?? alt[own] ?? '',
      configuration: editorSite.configuration,
      pages: entries.map(({ page, name, address }) => ({
        identifier: page.key === 'p-generic' ? String(page.id) : page.key,
        name,
        address,
      })),
      themeColours: themeColours.flatMap((name) => {
        const colour = settings[name];
        return typeof colour === 'string' ? [{ name: t(`themeColours.${name}`), value: colour }] : [];
      }),
      siteName,
      products: editorSite.products,
      loadMessages: engine.loadMessages,
      validators: engine.settingsValidators,
      ownWidgets: (key) => engine.blocks.get(key)?.widgets,
    }),
    [uploadImage, findPictures, locale, own, editorSite, engine, entries, settings, siteName, t],
  );
  return <EditorServicesContext value={value}>{children}</EditorServicesContext>;
}
