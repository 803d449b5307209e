import { createActor, fromPromise, waitFor } from 'xstate';
import { setMeasured } from '../analytics/count.ts';
import { cookieConsentMachine } from '../../machines/cookie-consent/cookie-consent.machine.ts';
import { choiceOf, mayRun, type ConsentChoice } from '../../machines/cookie-consent/consent-choice.ts';
import type { Consent, EventsTo } from '../../board/board-context.ts';
import { postConsent } from './consent-form.ts';
import { runScript, type AllowedScript } from './run-script.ts';

export interface ConsentSession {
  /** Sends what a cookie form says through the machine. False when it could not be stored. */
  readonly answer: (form: FormData) => Promise<boolean>;
}

/** What the site's server says to a choice. */
interface ConsentAnswer {
  readonly scripts: readonly AllowedScript[];
  /** The tag services' own scripts, where the choice covers them; else ''. */
  readonly tags: string;
  /** Where events go from now on; absent: nowhere. */
  readonly measured?: EventsTo;
}

let tagged = false;

/** Stores the choice on the site's server, which answers with the scripts that may run now. */
async function storeChoice(
  choice: ConsentChoice,
  already: ConsentChoice | undefined,
  consent: Consent,
): Promise<void> {
  const body = new URLSearchParams({ choice: choice.choice });
  if (choice.choice === 'some') for (const id of choice.accepted) body.append('accept', id);
  const answer = await postConsent(body);
  if (!answer.ok) throw new Error(`Consent was answered with ${answer.status}`);
  const { scripts, tags, measured } = (await answer.json()) as ConsentAnswer;
  // The tag manager comes once to a document; what happened before it is not reported.
  if (tags && !tagged) runScript({ id: 'tags', markup: tags, placement: 'head' });
  tagged ||= tags !== '';
  setMeasured(measured);
  const tabOf = (id: string) => consent.tabs.find((tab) => tab.id === id);
  for (const script of scripts) {
    const tab = tabOf(script.id);
    if (tab && !mayRun(tab, already)) runScript(script);
  }
}

/** Starts the cookie machine with the browser's effects. */
export function startConsentSession(consent: Consent): ConsentSession {
  const initial = choiceOf(consent);
  tagged ||= consent.tagged === true;
  let last = initial;
  const storeConsent = fromPromise<void, ConsentChoice>(async ({ input }) => {
    await storeChoice(input, last, consent);
    last = input;
  });
  const actor = createActor(cookieConsentMachine.provide({ actors: { storeConsent } }), {
    input: { saved: initial },
  }).start();
  return {
    async answer(form) {
      if (!actor.getSnapshot().matches('choosing')) actor.send({ type: 'CHOOSE' });
      const choice = form.get('choice');
      if (choice === 'all') actor.send({ type: 'ACCEPT_ALL' });
      else if (choice === 'none') actor.send({ type: 'REJECT_ALL' });
      else actor.send({ type: 'SAVE', accepted: form.getAll('accept').map(String) });
      const end = await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
      return !end.context.failed;
    },
  };
}
