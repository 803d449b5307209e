import type { Client } from '@boardwright/api-client';
import type { Configuration, Token } from '@boardwright/api-client/contract';
import type {
  BlockDrawing,
  BlockForEditor,
  BlockLabels,
  BlockSchema,
  SiteSettings,
} from '@boardwright/blocks-schema';
import type { ReactNode } from 'react';
import type { AnalyticsEvent } from './analytics-events.ts';
import type { SessionRole } from './session-role.ts';
import type { BlockMessages, MessageKey, Messages } from '@boardwright/messages';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from './board-context.ts';

/**
 * What a block's `load` and its actions may know. Plain values and one API client: nothing of a browser or a socket.
 * @template MessageKeys those of the block's messages that `t` is asked for; none where it is not called
 */
export interface BlockContext<MessageKeys extends string = never> {
  readonly api: Client;
  readonly board: Board;
  readonly configuration: Configuration;
  readonly siteSettings: SiteSettings;
  /** The page's own query, as the visitor wrote it. */
  readonly query: URLSearchParams;
  /** Second slug of a detail page. */
  readonly childSlug?: string | undefined;
  /** Identifier of the page's kind, as 'p-job-list'. */
  readonly identifier: string;
  /** Settings of other blocks on this page, by key: of those that the block's schema says it `reads`. */
  readonly siblings: Readonly<Record<string, unknown>>;
  /** Translates in the namespace of this block. */
  readonly t: Translate<MessageKeys>;
  readonly signal: AbortSignal;
}

/**
 * Whose visit this is, for actions that change it. On the site a token becomes a cookie that no script can read: it is
 * never part of an action's answer, of a page's data or of its HTML.
 */
export interface VisitorSession {
  /** Keeps the token that the API gave for a login; calls of this role carry it from now on. Ends the other role's. */
  readonly logIn: (role: SessionRole, token: Token) => void;
  readonly logOut: () => void;
}

/** What an action is given: all a load may know, the block's settings, and the visitor's session. */
export type ActionContext<
  Settings = unknown,
  MessageKeys extends string = never,
> = BlockContext<MessageKeys> & {
  readonly settings: Settings;
  /** Absent where nobody can be logged in: look-ups, previews. */
  readonly session?: VisitorSession;
};

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What an action answers; plain data, drawn with the page or sent to the page's script. */
export type ActionResult<Data = unknown> =
  | {
      readonly ok: true;
      readonly data?: Data;
      readonly redirect?: string;
      /** What happened, for the statistics; a host drops it where nothing is counted. */
      readonly event?: AnalyticsEvent;
    }
  | {
      readonly ok: false;
      /** Status of the page that says so: 422 unless it was something else than what was typed (429: too often). */
      readonly status?: number;
      readonly message?: string;
      readonly fields?: FieldErrors;
      /** All that was typed, so that nothing is lost; a kept file is its token and name. */
      readonly values?: Readonly<Record<string, string | readonly string[]>>;
    };

/** A form a block sends, or a look-up it makes while one types. */
export interface BlockAction<Settings, MessageKeys extends string = never> {
  /** Look-ups answer to GET and change nothing. Everything else is POST. */
  readonly method: 'GET' | 'POST';
  readonly run: (input: FormData, context: ActionContext<Settings, MessageKeys>) => Promise<ActionResult>;
}

/** Names of the actions that a block or a panel declares together: its forms name no other. */
export type ActionName<Actions> = keyof Actions & string;

/** What a block adds to the document's head. */
export interface BlockHead {
  readonly title?: string;
  readonly description?: string;
  readonly image?: string;
  readonly robots?: string;
  /** Canonical path, with only the query that changes what is shown. */
  readonly canonical?: string;
  /** The same thing in each language it is there in, when that is not every language: locale → path. */
  readonly alternates?: Readonly<Record<string, string>>;
  /** Languages in which search engines are to leave the page out: it is no alternate there. */
  readonly leftOutIn?: readonly string[];
  /**
   * What of the query the page in another language keeps: all of it where it says what is searched for, else these keys.
   */
  readonly keepsQuery?: true | readonly string[];
  readonly jsonLd?: readonly object[];
  /** The page is for who holds its address only, as that of a mailed link: no cache keeps it. */
  readonly private?: boolean;
  /** Another status than 200 for the whole page (an expired job past its 30 days is 410). */
  readonly status?: number;
  /** The uuid of the job that this page is about: a host counts who looks at it. */
  readonly job?: string;
  /** The slug of the landing page that this page is: a host counts its views. */
  readonly landingPage?: string;
  /** What is searched for on this page, where it is the first of its answer: a host counts what is searched for. */
  readonly searched?: {
    readonly words: string;
    readonly place: string;
    readonly segmentIds: readonly number[];
    /** Nothing was found. */
    readonly isInVain: boolean;
  };
}

/** The action's answer for this block, when the page is drawn after a post. */
export interface BlockOutcome {
  readonly action: string;
  readonly result: ActionResult;
}

/**
 * All a renderer is given. It reads the board through `useBoard`, and nothing else.
 * @template MessageKeys those of the block's messages, as `MessageKey<typeof messages>`: `t` takes no other
 */
export interface BlockProps<Settings = unknown, Data = undefined, MessageKeys extends string = never> {
  /** Number of the block on the page: forms carry it, so that the post finds its way. */
  readonly id: number;
  readonly settings: Settings;
  readonly data: Data;
  readonly t: Translate<MessageKeys>;
  /** The page's main part starts with this block: its heading is the page's h1. */
  readonly first: boolean;
  readonly outcome?: BlockOutcome | undefined;
}

/** Schema, data, renderer and words together: all a block is. */
export interface Block<
  Key extends string = string,
  Settings = never,
  Data = never,
  MessageKeys extends string = string,
> {
  readonly key: Key;
  readonly schema: BlockSchema<Key, Settings>;
  readonly load?: (settings: Settings, context: BlockContext<MessageKeys>) => Promise<Data>;
  readonly head?: (
    data: Data,
    context: { readonly settings: Settings; readonly board: Board; readonly t: Translate<MessageKeys> },
  ) => BlockHead;
  readonly actions?: Readonly<Record<string, BlockAction<Settings, MessageKeys>>>;
  /** A function component, as it is or behind `lazy`. */
  readonly Renderer: BlockRenderer<Settings, Data, MessageKeys>;
  /** What it says of its own; absent where its settings say all. */
  readonly messages?: BlockMessages;
}

export interface RendererParts<Data = never> {
  /**
   * Fetches the code of those parts that only this data shows, as the tab of an account. Awaited before the block is
   * rendered, on the server and in the browser.
   */
  readonly fetchParts?: (data: Data) => Promise<unknown> | undefined;
}
type BlockRenderer<Settings, Data, MessageKeys extends string> = ((
  props: BlockProps<Settings, Data, MessageKeys>,
) => ReactNode) &
  RendererParts<Data>;

/**
 * A block of any settings and messages, as registries hold it: every `Block` is one. What belongs together was checked where each was
 * declared; who calls a part gives it the settings and data of that same block.
 */
export interface AnyBlock extends Omit<Block, 'schema' | 'load'> {
  readonly schema: BlockSchema;
  readonly load?: (settings: never, context: BlockContext<string>) => Promise<unknown>;
}

/** What can be said of a block without drawing it: enough for the editor, which shows blocks through the site. */
export interface DeclaredBlock extends Pick<AnyBlock, 'key' | 'schema'> {
  readonly load?: unknown;
  /** Said where `load` itself is not there. */
  readonly loads?: boolean;
  /** Of a block from outside; those of the core come with the editor's language. Without them it is called as its schema says. */
  readonly labels?: BlockLabels;
  /** Without one it is drawn as any part of a page. */
  readonly drawing?: BlockDrawing;
  /** Controls of a block from outside, by the names that its schema gives them. */
  readonly widgets?: BlockForEditor['widgets'];
}

/** What a block is beside its schema, held to the messages it declares: a part that reads another key does not compile. */
export type BlockParts<Key extends string, Settings, Data, Declared extends BlockMessages> = Omit<
  Block<Key, Settings, Data, MessageKey<Declared>>,
  'key' | 'schema' | 'messages'
> & { readonly messages?: Declared };

/** Of a block that says nothing of its own. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no key at all is what is meant
type NoMessages = Messages<Readonly<Record<never, string>>>;

/**
 * Joins a schema with its renderer. The renderer's `data` is what `load` returns, and its `t` takes the keys of
 * `messages`.
 * @param schema from blocks-schema, or a stranger's own
 */
export function defineBlock<
  const Key extends string,
  Settings,
  Declared extends BlockMessages = NoMessages,
  Data = undefined,
>(
  schema: BlockSchema<Key, Settings>,
  parts: BlockParts<Key, NoInfer<Settings>, Data, Declared>,
): Block<Key, Settings, Data, MessageKey<Declared>> {
  return { key: schema.key, schema, ...parts };
}

/** `featured-jobs` → `featuredJobs`: the namespace of a block's words. `acme/map` → `acmeMap`. */
export function namespaceOf(key: string): string {
  return key.replaceAll(/(?<![-/])[-/]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
