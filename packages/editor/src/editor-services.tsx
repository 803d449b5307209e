import { settingsValidators, type SettingsValidators } from '@boardwright/blocks-schema';
import type { Configuration, MediaKind, MediaPage, MediaSummary } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import type { DeclaredBlock } from '@boardwright/engine/define-block';

/** A page that a link can lead to. */
export interface LinkablePage {
  /** As settings keep it: a page kind's identifier, or a page's number. */
  readonly identifier: string;
  readonly name: string;
  /** Its address on the website, as '/vacatures'. */
  readonly address?: string;
}

/** What of a library is wanted. */
export interface PictureQuery {
  readonly kind: MediaKind;
  /** Of a name, or of what a picture shows; empty: all. */
  readonly words: string;
  /** The `next` of what came before. */
  readonly after?: string;
}

/** What the editor's controls must know of the site around the thing they change. */
export interface EditorServices {
  /**
   * Keeps a picture for everybody to see; undefined where nobody does.
   * @throws Error whose message is a sentence for the admin
   */
  readonly uploadImage: ((file: File) => Promise<{ readonly url: string }>) | undefined;
  /**
   * Finds pictures or videos of the site's library, the newest first; undefined where there is none.
   * @throws Error whose message is a sentence for the admin
   */
  readonly findPictures: ((query: PictureQuery) => Promise<Pick<MediaPage, 'pictures' | 'next'>>) | undefined;
  /** What a picture shows, in the language that is written, else in the site's own; empty: nobody wrote it down. */
  readonly altOf: (alt: MediaSummary['alt']) => string;
  readonly configuration: Pick<Configuration, 'segments' | 'segments_groups' | 'job_boards'> &
    Partial<Pick<Configuration, 'settings'>>;
  readonly pages: readonly LinkablePage[];
  /** The site's own colours, '#rrggbb', in the order they are offered. */
  readonly themeColours: readonly { readonly name: string; readonly value: string }[];
  /** What the site is called where it has no name of its own in its settings. */
  readonly siteName: string;
  /** What the board sells. */
  readonly products: readonly { readonly id: number; readonly name: string }[];
  /** The messages of all blocks, fetched when they are first asked for. */
  readonly loadMessages: DeclaredEngine['loadMessages'];
  /** What checks the settings of each block. */
  readonly validators: SettingsValidators;
  /** The controls that a block from outside brings. */
  readonly ownWidgets: (blockKey: string) => DeclaredBlock['widgets'];
}

const nothing: EditorServices = {
  uploadImage: undefined,
  findPictures: undefined,
  altOf: () => '',
  configuration: { segments: [], segments_groups: [], job_boards: [] },
  pages: [],
  themeColours: [],
  siteName: '',
  products: [],
  loadMessages: async () => () => ({}),
  validators: settingsValidators({}),
  ownWidgets: () => undefined,
};

/** Provided once by the shell; without it there is nothing to choose from. */
export const EditorServicesContext = createContext<EditorServices>(nothing);

export function useEditorServices(): EditorServices {
  return useContext(EditorServicesContext);
}
