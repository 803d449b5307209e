import type { ReactNode } from 'react';
import { count } from '../analytics/count.ts';
import type { Board } from '../../board/board-context.ts';
import type { FavouriteReply } from './favourite-reply.ts';
import { FavouriteDialog, type FavouriteResponse } from './favourite-dialog.tsx';
import { announceFavourite } from './use-is-favourite.ts';

interface Press {
  readonly board: Board;
  readonly key: string;
  /** What the button is of. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Sends the button's form; buttons change after the server's word only. @returns what there is to say */
export async function toggleFavourite(form: HTMLFormElement, press: Press): Promise<ReactNode> {
  const answer = await send(form, press);
  if (answer === undefined) return undefined;
  const [field] = [...new FormData(form)];
  return (
    <FavouriteDialog
      answer={answer}
      field={{ name: field?.[0] ?? '', value: String(field?.[1]) }}
      title={press.title}
      place={document.body}
      onClose={press.onClose}
    />
  );
}

async function send(form: HTMLFormElement, { board, key }: Press): Promise<FavouriteResponse | undefined> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) return 'unsent';
    const reply = (await answer.json()) as FavouriteReply;
    if ('ask' in reply) return reply;
    announceFavourite(board, key, reply.stored);
    if (reply.event) count(reply.event);
    return undefined;
  } catch {
    // Policy: no line, or an answer that is not the site's; the button stays as it is and says so.
    return 'unsent';
  }
}
