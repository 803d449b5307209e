import type { CookieScript } from '@boardwright/blocks-schema';
import { type ConsentChoice, mayRun } from '@boardwright/engine/consent-choice';

/** What a visitor may answer, as far as one script is concerned. */
export type Answer = 'everything' | 'onlyThis' | 'nothing' | 'unanswered';

/** Whether a script runs after each answer: the site's own rule, not a second one. */
export function runsAfter(
  script: Pick<CookieScript, 'id' | 'type'>,
): readonly (readonly [Answer, boolean])[] {
  const choices: readonly (readonly [Answer, ConsentChoice | undefined])[] = [
    ['everything', { choice: 'all' }],
    ['onlyThis', { choice: 'some', accepted: [script.id] }],
    ['nothing', { choice: 'some', accepted: [] }],
    ['unanswered', undefined],
  ];
  return choices.map(([answer, choice]) => [answer, mayRun(script, choice)]);
}
