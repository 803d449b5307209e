import { createActor, fromPromise, waitFor } from 'xstate';
import { siteGateMachine } from '../../machines/site-gate/site-gate.machine.ts';

interface GateAnswer {
  readonly ok: boolean;
  readonly message?: string;
  readonly redirect?: string;
}

/** Sends a password to this very page, which answers a script in JSON. */
async function sendPassword(form: FormData, unsent: string): Promise<string> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  const answer = await fetch('/site-auth', { method: 'POST', body, headers: { accept: 'application/json' } });
  const result = (await answer.json().catch(() => undefined)) as GateAnswer | undefined;
  if (!result?.ok) throw new Error(result?.message ?? unsent);
  return result.redirect ?? '/';
}

/**
 * Tries a password on the site's gate through its machine.
 * @param unsent what to say when no answer came
 * @returns where the gate led, or why it stays closed
 */
export async function tryGate(
  form: FormData,
  unsent: string,
): Promise<{ readonly to: string } | { readonly message: string }> {
  let to = '/';
  const openSite = fromPromise<void, { readonly password: string }>(async () => {
    to = await sendPassword(form, unsent).catch((error: unknown) => {
      // Offline, or an answer that is none: the person reads a sentence, not the browser's word for it.
      throw error instanceof TypeError ? new Error(unsent) : error;
    });
  });
  const actor = createActor(siteGateMachine.provide({ actors: { openSite } }), {
    input: { passwordEnabled: true, hasToken: false },
  }).start();
  actor.send({ type: 'TRY', password: String(form.get('password') ?? '') });
  const end = await waitFor(actor, (snapshot) => !snapshot.matches('checking'));
  actor.stop();
  return end.matches('open') ? { to } : { message: end.context.message ?? unsent };
}
