import { useCallback, useState } from 'react';
import { Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useFound } from '../lists/use-found.ts';
import { announce } from '../ui/announce.ts';
import form from '../ui/form.module.css';
import { useTeamApi } from './team-api.ts';
import styles from './team.module.css';
import { useTeamMessages } from './use-team-messages.ts';

/** What the owners ask of everybody on the team. */
export function TeamRulesPart() {
  const t = useTeamMessages();
  const api = useTeamApi();
  const { found, problem } = useFound(useCallback(() => api.rules(), [api]));
  const { refused, attempt } = useAttempt();
  // As it was last set here; what is refused is taken back.
  const [chosen, choose] = useState<boolean | undefined>(undefined);
  const isAsked = chosen ?? found?.second_step_required;
  const change = async (isRequired: boolean): Promise<void> => {
    choose(isRequired);
    const went = await attempt(async () => api.changeRules({ second_step_required: isRequired }));
    if (went) announce(t(isRequired ? 'rules.asked' : 'rules.notAsked'));
    else choose(!isRequired);
  };
  const sentence = refused ?? problem;
  return (
    <section className={styles.rules} aria-labelledby="team-rules">
      <h2 id="team-rules">{t('rules.title')}</h2>
      {sentence === undefined ? null : <Problem text={sentence} />}
      {isAsked === undefined ? null : (
        <label className={form.check}>
          <input
            type="checkbox"
            checked={isAsked}
            aria-describedby="team-rules-hint"
            onChange={(event) => void change(event.target.checked)}
          />
          {t('rules.secondStep')}
        </label>
      )}
      <p id="team-rules-hint">{t('rules.hint')}</p>
    </section>
  );
}
