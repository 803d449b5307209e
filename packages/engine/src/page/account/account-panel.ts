import type { Kpi, User } from '@boardwright/api-client/contract';
import type { account, CandidateTab, EmployerTab, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockAction, BlockContext, BlockOutcome } from '../../board/define-block.ts';
import type { SessionRole } from '../../board/session-role.ts';
import { translateBelow, type KeyBelow, type MessageKey, type Messages } from '@boardwright/messages';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../../board/board-context.ts';

export type AccountSettings = SettingsOf<typeof account>;
/** A tab of the account, as `menuType` in the address names it (specification §2 'Account tabs', §7 'Query keys'). */
export type AccountTab = CandidateTab | EmployerTab;

/** Name of the hidden field that tells several forms of one action apart. */
export const partField = '_part';

/** What a panel's load is given: the block's context, whose account it is, and `t` for the panel's own messages. */
export interface PanelContext<MessageKeys extends string = never> extends BlockContext<MessageKeys> {
  readonly settings: AccountSettings;
  readonly role: SessionRole;
  readonly you: User;
  /** A candidate's numbers; those of a company are read where they are shown. */
  readonly kpi: Kpi | undefined;
  /** Tabs this visitor is offered: a panel links to no other. */
  readonly offered: readonly AccountTab[];
}

/** Of types alone: nothing stands under it. */
declare const namesActions: unique symbol;

/**
 * All a panel's renderer is given.
 * @template Action names of the panel's actions: its forms name no other
 * @template MessageKeys those of the panel's messages: `t` takes no other
 */
export interface PanelProps<
  Data = unknown,
  Action extends string = never,
  MessageKeys extends string = never,
> {
  readonly [namesActions]?: (action: Action) => void;
  /** Number of the account block: forms carry it. */
  readonly id: number;
  readonly tab: AccountTab;
  readonly role: SessionRole;
  readonly settings: AccountSettings;
  readonly data: Data;
  /** Translates the panel's own messages. */
  readonly t: Translate<MessageKeys>;
  /** The answer to one of this panel's forms; its action without the tab's name. */
  readonly outcome?: BlockOutcome | undefined;
}

/** The keys of declared messages; any where they are not known. */
type KeyOf<Declared extends Messages> = Messages extends Declared ? string : MessageKey<Declared>;

/** The server's half of a tab: what it loads, the forms it answers, its messages. The other half is its renderer. */
export interface AccountPanel<Data = unknown, Declared extends Messages = Messages> {
  readonly load?: (context: PanelContext<KeyOf<Declared>>) => Promise<Data>;
  /** Shown in the editor, where nobody is logged in. */
  readonly sample?: Data;
  /** Their `t` knows the panel's own messages. A form names them through PanelForm. */
  readonly actions?: Readonly<Record<string, BlockAction<AccountSettings, KeyOf<Declared>>>>;
  readonly messages: Declared;
}

/** The props of any panel, for its forms. */
export type FormPanel<Action extends string> = Pick<
  PanelProps<unknown, Action>,
  'id' | 'tab' | 'outcome' | typeof namesActions
>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Keys of a panel's own messages, out of those of the block: of several panels, the keys of all of them. */
export type PanelKey<MessageKeys extends string, Tab extends string> = KeyBelow<
  PanelPrefix<Tab>,
  MessageKeys
>;

type PanelPrefix<Tab extends string> = `panels.${CamelCase<Tab>}`;

/** `job-alerts` → `jobAlerts`: where a panel's messages stand among the block's. */
export function panelMessages<Tab extends string>(tab: Tab): PanelPrefix<Tab> {
  // What CamelCase does, which no type follows.
  return `panels.${tab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}` as PanelPrefix<Tab>;
}

/** Translates the messages of one panel, out of those of the block. */
export function panelTranslate<MessageKeys extends string, Tab extends string>(
  t: Translate<MessageKeys>,
  tab: Tab,
): Translate<PanelKey<MessageKeys, Tab>> {
  return translateBelow(t, panelMessages(tab));
}

/**
 * The address of a tab on the account page now shown.
 * @param query more of it, as `saved`
 */
export function tabAddress(
  board: Pick<Board, 'path'>,
  tab: AccountTab,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${board.path}?${new URLSearchParams({ menuType: tab, ...query })}`;
}
