import type { Client } from '@boardwright/api-client';
import type { Configuration } from '@boardwright/api-client/contract';
import type { FetchedSettings } from '@boardwright/blocks-schema';
import { AuthProvider, type AuthEffects } from '@boardwright/engine/auth';
import type { Locale } from '@boardwright/messages';
import { useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { EditorEffects } from '../content/editor-effects.ts';
import type { SiteContent } from '../content/site-content.ts';
import { EditorMessages } from '../editor-language.tsx';
import type { EditorLanguage } from '../language/start-language.ts';
import { Workbench } from '../shell/workbench.tsx';
import { FontFolderContext } from '../ui/font-folder.ts';
import { EditorFeaturesContext, type EditorFeatures } from '../ui/editor-features.ts';
import { CanvasSourceContext, type CanvasSource } from '../workbench/canvas-source.ts';
import { emptyPage } from '../workbench/frame-content.ts';
import { EditedSiteRoot, workspaceRoutes } from './edited-site-root.tsx';
import { effectsOfContent, mountedSite } from './mounted-content.ts';
import { mountedEngine, type EditorBlock } from './mounted-engine.ts';
import { loadLanguage, useLoadedLanguage } from './use-loaded-language.ts';

export interface EditorProps {
  /** The kinds of block that pages are made of: own ones, those of '@boardwright/engine/blocks', or both. */
  readonly blocks: readonly EditorBlock[];
  /** The site it opens with; what comes of it the effects get. A later value is not read: give another `key`. */
  readonly site: SiteContent;
  readonly effects: EditorEffects;
  /** The language of the editor itself; left out, English. */
  readonly language?: Locale;
  /** Who edits: said of presets, and to colleagues. */
  readonly person?: { readonly id: string; readonly name: string };
  /**
   * The address of a page on this origin that renders `<EditorCanvas>`; left out, the editor renders pages itself, and
   * nothing need be served.
   */
  readonly canvas?: string;
  /** Answers the calls of blocks that read data. */
  readonly api?: Client;
  /** What blocks and their settings can choose from, as segments and countries. */
  readonly configuration?: Partial<Configuration>;
  /** What checks settings, compiled by a build: needed where the page's policy lets no script make code. */
  readonly compiledSettings?: FetchedSettings;
  /**
   * The address of the folder in which the application serves the files of the fonts that a site may choose, those of the
   * `@fontsource` packages, as '/fonts'; left out, a font is seen where the browser has it.
   */
  readonly fonts?: string;
}

/** What has no one to answer for it in another application. */
const features: EditorFeatures = {
  account: false,
  overview: false,
  jobs: false,
  companies: false,
  media: false,
  people: false,
  shop: false,
  content: false,
  mails: false,
  siteSettings: true,
  board: false,
  team: false,
  sites: false,
  pages: true,
  revisions: false,
  comments: false,
  website: false,
  document: false,
};

const nothingStored = { write: () => undefined };

/** Whoever got to the page that mounts it may edit: logging in is the application's. */
function authOf({ id, name }: { readonly id: string; readonly name: string }): AuthEffects {
  return {
    restoreSession: async () => ({ role: 'admin', uuid: id, givenName: name, email: '' }),
    logIn: () => Promise.reject(new Error('Logging in is the application’s')),
    passSecondStep: () => Promise.reject(new Error('Logging in is the application’s')),
    logOut: async () => undefined,
    goTo: async () => undefined,
  };
}

const nobody = { id: 'you', name: '' };

function canvasSource({ canvas, blocks, api, configuration, fonts }: EditorProps): CanvasSource {
  if (canvas !== undefined)
    return {
      addressOf: ({ page, locale, visitor }) =>
        `${canvas}${canvas.includes('?') ? '&' : '?'}${new URLSearchParams({ page: String(page), locale, visitor })}`,
    };
  return {
    addressOf: ({ page, locale, visitor }) => `${emptyPage}#${page}-${locale}-${visitor}`,
    render(page, place, site) {
      let end: (() => void) | undefined;
      let isOver = false;
      // Policy: without its code the canvas stays empty; whoever chooses another page asks for it again.
      void import('./render-canvas.tsx').then(
        ({ renderCanvas }) => {
          if (!isOver) end = renderCanvas(page, place, site, { blocks, api, configuration, fonts });
        },
        () => undefined,
      );
      return () => {
        isOver = true;
        end?.();
      };
    },
  };
}

/** All that is made of the props, once for as long as it is mounted. @throws where the props cannot be */
function composed(props: EditorProps) {
  const { blocks, site, effects, compiledSettings, person = nobody } = props;
  const { configuration, ...editorSite } = mountedSite(site, blocks);
  const root = (
    <EditedSiteRoot
      editorSite={{ ...editorSite, configuration: { ...configuration, ...props.configuration } }}
      engine={mountedEngine(blocks, compiledSettings)}
      effects={effectsOfContent(effects, blocks)}
      version=""
    />
  );
  const pages = <Workbench />;
  const router = createMemoryRouter([
    { element: root, children: [...workspaceRoutes(pages), { path: '*', element: pages }] },
  ]);
  return {
    router,
    canvas: canvasSource(props),
    auth: authOf(person),
    fonts: props.fonts,
    features: { ...features, revisions: effects.findRevisions !== undefined },
  };
}

/** What stands in place of an editor that cannot be: the sentence that says what to do. */
function Refused({ error }: { readonly error: Error }) {
  return <p role="alert">{error.message}</p>;
}

function Composed(props: EditorProps & { readonly first: EditorLanguage }) {
  const [parts, setParts] = useState<ReturnType<typeof composed> | Error>();
  // What it opens with it keeps, as its props say.
  const [given] = useState(props);
  useEffect(() => {
    try {
      const made = composed(given);
      setParts(made);
      return () => made.router.dispose();
    } catch (error) {
      // Policy: a site or a block that cannot be is reported where the editor would stand, and to the console.
      setParts(error as Error);
      // oxlint-disable-next-line no-console -- the sentence is for who wrote the application
      console.error(error);
      return undefined;
    }
  }, [given]);
  if (!parts) return null;
  if (parts instanceof Error) return <Refused error={parts} />;
  return (
    <EditorMessages first={props.first} load={loadLanguage} store={nothingStored} mounted>
      <EditorFeaturesContext value={parts.features}>
        <CanvasSourceContext value={parts.canvas}>
          <FontFolderContext value={parts.fonts}>
            <AuthProvider effects={parts.auth}>
              <RouterProvider router={parts.router} />
            </AuthProvider>
          </FontFolderContext>
        </CanvasSourceContext>
      </EditorFeaturesContext>
    </EditorMessages>
  );
}

/**
 * The visual editor, mounted in any React application: as wide and high as the element around it. Its style sheet is
 * `@boardwright/editor/styles.css`. It renders in a browser alone; on a server it is empty.
 */
export function Editor(props: EditorProps): ReactNode {
  const { language = 'en' } = props;
  const first = useLoadedLanguage(language);
  if (first instanceof Error) return <Refused error={first} />;
  return first ? <Composed {...props} first={first} /> : null;
}
