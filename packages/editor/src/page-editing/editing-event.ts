import type { DraftPlace } from './drafts.ts';
import type { EditAction, SharedChoice } from './editing.ts';
import type { EditedSite } from './edited-site.ts';

/** What happens to a site that is edited. */
export type EditingEvent =
  | ({ readonly type: 'DO' } & EditAction)
  | ({ readonly type: 'DRAFT'; readonly name: string; readonly value: unknown } & DraftPlace)
  | ({ readonly type: 'FORGET_DRAFTS'; readonly names: readonly string[] } & DraftPlace)
  | { readonly type: 'UNDO'; readonly uid: string }
  | { readonly type: 'REDO'; readonly uid: string }
  | { readonly type: 'RETRY'; readonly failure: string; readonly uid: string; readonly at: number }
  | { readonly type: 'DISMISS'; readonly failure: string }
  | { readonly type: 'DECIDE'; readonly choices: Readonly<Record<string, 'mine' | 'theirs'>> }
  | { readonly type: 'LATER' }
  | { readonly type: 'CHOOSE'; readonly choice: SharedChoice }
  | { readonly type: 'FORGET_CHOICES' }
  | { readonly type: 'ASK'; readonly conflict: string }
  | { readonly type: 'MERGE_NOTICE_SEEN' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'LOGGED_IN' }
  | { readonly type: 'SAVE_NOW' }
  | { readonly type: 'READ_AGAIN'; readonly site: EditedSite };
