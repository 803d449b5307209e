import { BlockForm } from '../../page/forms/block-form.tsx';
import { DocumentField } from '../../page/forms/document-field.tsx';
import { type FormResponse, formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { Button } from '../../kit/button/button.tsx';
import { ChoiceGroup } from '../../kit/field/choice-group.tsx';
import { TextareaField } from '../../kit/field/textarea-field.tsx';
import { useFormat } from '../../kit/format/use-format.ts';
import { Link } from '../../kit/link/link.tsx';
import type { EmployerContactProps } from './employer-contact-props.ts';
import { contactAnchor } from './employer-contact-data.ts';
import styles from './employer-contact.module.css';

/** Who asks, why this person, a file if there is one, and what it costs. */
export function ContactRequestForm(props: EmployerContactProps) {
  const { id, data, employer, initial, t } = props;
  const format = useFormat();
  const { given_name: name } = data.candidate;
  const { price } = employer;
  return (
    <>
      <p className={styles.lead}>{t('ask.lead', { name })}</p>
      <BlockForm
        id={id}
        action="order"
        initial={initial}
        multipart
        anchor={contactAnchor}
        className={styles.form}
      >
        {({ result, busy }) => {
          const answer = formResponse(result);
          return (
            <>
              <FormMessage id="ask-message" answer={answer} check={t('form.check')} />
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
                t={(key, values) => t(`document.${key}`, values)}
              />
              {price > 0 && <Payment {...props} answer={answer} />}
              <p>
                <Button busy={busy}>
                  {price > 0
                    ? t('ask.sendFor', { count: price, number: format.number(price) })
                    : t('ask.send')}
                </Button>
              </p>
            </>
          );
        }}
      </BlockForm>
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
