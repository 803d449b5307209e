import { translateBelow } from '@boardwright/messages';
import { useContactedCandidate } from '../../features/resumes/contacted-candidates/use-contacted-candidate.ts';
import { DocumentField } from '../../page/forms/document-field.tsx';
import { FailureWays } from '../../page/forms/failure-notice.tsx';
import { FormMessage } from '../../page/forms/form-message.tsx';
import type { FormResponse } from '../../page/forms/form-response.ts';
import { MachineForm } from '../../page/forms/machine-form.tsx';
import { useFailedResponse } from '../../page/forms/use-form-actors.ts';
import { Button } from '@boardwright/ui/button';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { Link } from '@boardwright/ui/link';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { useFormat } from '@boardwright/ui/use-format';
import type { EmployerContactProps } from './employer-contact-props.ts';
import { contactAnchor } from './employer-contact-data.ts';
import styles from './employer-contact.module.css';
import type { ActionName } from '../../board/define-block.ts';
import type { candidateDetailsActions } from './candidate-details.actions.ts';

/** Who asks, why this person, a file if there is one, and what it costs. */
export function ContactRequestForm(props: EmployerContactProps) {
  const { id, data, employer, initial, t } = props;
  const format = useFormat();
  const { given_name: name } = data.candidate;
  const { price } = employer;
  const state = useContactedCandidate({ state: employer.state, initial });
  const { failure } = state;
  const answer = useFailedResponse(failure);
  return (
    <>
      <p className={styles.lead}>{t('ask.lead', { name })}</p>
      <MachineForm<ActionName<typeof candidateDetailsActions>>
        id={id}
        action="order"
        onPost={state.request}
        failure={failure}
        multipart
        anchor={contactAnchor}
        className={styles.form}
      >
        <FormMessage
          id="ask-message"
          answer={answer}
          check={t('form.check')}
          action={<FailureWays {...{ failure }} onRetry={state.retry} onRefresh={state.refresh} />}
        />
        {answer.message && price > 0 && employer.shop && (
          <p>
            <Link href={employer.shop}>{t('contact.toCredits')}</Link>
          </p>
        )}
        <TextareaField
          id="ask-introduction_text"
          name="introduction_text"
          label={t('ask.introduction_text')}
          hint={t('ask.introductionHint')}
          required
          rows={4}
          maxLength={2000}
          defaultValue={answer.text('introduction_text')}
          error={answer.error('introduction_text')}
        />
        <TextareaField
          id="ask-motivation"
          name="motivation"
          label={t('ask.motivation')}
          optional
          rows={4}
          maxLength={5000}
          defaultValue={answer.text('motivation')}
          error={answer.error('motivation')}
        />
        <DocumentField
          id="ask-motivation_file"
          name="motivation_file"
          label={t('ask.motivation_file')}
          answer={answer}
          t={translateBelow(t, 'document')}
        />
        {price > 0 && <Payment {...props} answer={answer} />}
        <p>
          <Button busy={state.isBusy}>
            {price > 0 ? t('ask.sendFor', { count: price, number: format.number(price) }) : t('ask.send')}
          </Button>
        </p>
      </MachineForm>
    </>
  );
}

/** What pays it: a choice only where the company has both. */
function Payment({ employer, answer, t }: EmployerContactProps & { readonly answer: FormResponse }) {
  const format = useFormat();
  const { price, credits, contracts } = employer;
  const creditsLeft = t('ask.creditsLeft', { count: credits, number: format.number(credits) });
  if (contracts === 0) return <p className={styles.left}>{creditsLeft}</p>;
  const options = [
    ...(credits >= price ? [{ value: 'credits', label: creditsLeft }] : []),
    {
      value: 'contract',
      label: t('ask.contractsLeft', { count: contracts, number: format.number(contracts) }),
    },
  ];
  return (
    <ChoiceGroup
      id="ask-payment"
      name="payment"
      legend={t('ask.payment')}
      options={options}
      stacked
      defaultValue={[answer.text('payment') ?? options[0]?.value ?? 'contract']}
      error={answer.error('payment')}
    />
  );
}
