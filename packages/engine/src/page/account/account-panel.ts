import type { Kpi, User } from '@boardwright/api-client/contract';
import type { account, CandidateTab, EmployerTab, SettingsOf } from '@boardwright/blocks-schema';
import type { ComponentType } from 'react';
import type { BlockAction, BlockContext, BlockOutcome } from '../../board/define-block.ts';
import type { SessionRole } from '../../board/session-role.ts';
import type { Messages } from '@boardwright/messages';
import type { Translate } from '../../i18n/translate.ts';
import type { Board } from '../../board/board-context.ts';

export type AccountSettings = SettingsOf<typeof account>;
/** A tab of the account, as `menuType` in the address names it (specification §2 'Account tabs', §7 'Query keys'). */
export type AccountTab = CandidateTab | EmployerTab;

/** Name of the hidden field that tells several forms of one action apart. */
export const partField = '_part';

/** What a panel's load is given: the block's context, whose account it is, and the panel's own words as `t`. */
export interface PanelContext extends BlockContext {
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

/** All a panel's renderer is given. @template Action names of the panel's actions: its forms name no other */
export interface PanelProps<Data = unknown, Action extends string = never> {
  readonly [namesActions]?: (action: Action) => void;
  /** Number of the account block: forms carry it. */
  readonly id: number;
  readonly tab: AccountTab;
  readonly role: SessionRole;
  readonly settings: AccountSettings;
  readonly data: Data;
  /** The panel's own words. */
  readonly t: Translate;
  /** Those of another panel, for a part of it that is shown here. */
  readonly messagesOf: (tab: AccountTab) => Translate;
  /** The answer to one of this panel's forms; its action without the tab's name. */
  readonly outcome?: BlockOutcome | undefined;
}

/** The server's half of a tab: what it loads, the forms it answers, its words. The other half is its renderer. */
export interface AccountPanel<Data = unknown> {
  readonly load?: (context: PanelContext) => Promise<Data>;
  /** Shown in the editor, where nobody is logged in. */
  readonly sample?: Data;
  /** Their `t` knows the panel's own words. A form names them through PanelForm. */
  readonly actions?: Readonly<Record<string, BlockAction<AccountSettings>>>;
  readonly messages: Messages;
}

// A list holds panels of any data; what belongs together is checked where each is declared.
export type AnyPanelRenderer = ComponentType<PanelProps<never, string>>;

/** The props of any panel, for its forms. */
export type FormPanel<Action extends string> = Pick<
  PanelProps<unknown, Action>,
  'id' | 'tab' | 'outcome' | typeof namesActions
>;

/** `job-alerts` → `jobAlerts`: where a panel's words stand among the block's. */
export function panelMessages(tab: string): string {
  return `panels.${tab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** The words of one panel, from those of the block. */
export function panelTranslate(t: Translate, tab: string): Translate {
  const prefix = panelMessages(tab);
  return (key, values) => t(`${prefix}.${key}`, values);
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
