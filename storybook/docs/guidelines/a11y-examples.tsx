import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { IconButton } from '@boardwright/ui/icon-button';
import { namedIcons } from '@boardwright/ui/named-icon';
import { TextField } from '@boardwright/ui/text-field';
import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import { Token } from '../frame/token.tsx';
import styles from './a11y-examples.module.css';

export function FocusRings() {
  return (
    <Sample
      row
      caption={
        <>
          <Token name="--focus-ring" />, away from the edge by <Token name="--focus-offset" />
        </>
      }
    >
      {(texts) => (
        <>
          <Button type="button" className={styles.focused}>
            {texts.apply}
          </Button>
          <Button type="button" variant="secondary" className={styles.focused}>
            {texts.save}
          </Button>
          <span className={`${styles.link} ${styles.focused}`}>{texts.see}</span>
        </>
      )}
    </Sample>
  );
}

export function TouchTargets() {
  return (
    <Sample row caption={<Token name="--touch" />}>
      {(texts) => (
        <>
          <span className={styles.target}>
            <IconButton type="button" icon={namedIcons.heart} label={texts.saveThis} />
          </span>
          <span className={styles.target}>
            <CheckField name="a11y-mail" label={texts.mailMe} />
          </span>
        </>
      )}
    </Sample>
  );
}

export function Described() {
  return (
    <Sample>
      {(texts) => (
        <TextField
          name="a11y-email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          defaultValue="sanne@voorbeeld"
          error={texts.emailWrong}
        />
      )}
    </Sample>
  );
}

const label: DoDontProps = {
  right: {
    draw: (texts) => <TextField name="a11y-postcode" label={texts.postcode} />,
    why: 'Give every field a label that stays.',
  },
  wrong: {
    draw: (texts) => <input className={styles.unlabelled} placeholder={texts.postcode} />,
    why: 'let a placeholder be the label: it goes with the first letter.',
  },
};

const linkTexts: DoDontProps = {
  right: {
    draw: (texts) => <span className={styles.link}>{texts.see}</span>,
    why: 'A link says where it leads, also when it is read alone.',
  },
  wrong: {
    draw: (texts) => <span className={styles.link}>{texts.more}</span>,
    why: 'let ten links of a page say the same.',
  },
};

export function A11yDoDont() {
  return (
    <>
      <DoDont {...label} />
      <DoDont {...linkTexts} />
    </>
  );
}
