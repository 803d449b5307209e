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
      {(words) => (
        <>
          <Button type="button" className={styles.focused}>
            {words.apply}
          </Button>
          <Button type="button" variant="secondary" className={styles.focused}>
            {words.save}
          </Button>
          <span className={`${styles.link} ${styles.focused}`}>{words.see}</span>
        </>
      )}
    </Sample>
  );
}

export function TouchTargets() {
  return (
    <Sample row caption={<Token name="--touch" />}>
      {(words) => (
        <>
          <span className={styles.target}>
            <IconButton type="button" icon={namedIcons.heart} label={words.saveThis} />
          </span>
          <span className={styles.target}>
            <CheckField name="a11y-mail" label={words.mailMe} />
          </span>
        </>
      )}
    </Sample>
  );
}

export function Described() {
  return (
    <Sample>
      {(words) => (
        <TextField
          name="a11y-email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          defaultValue="sanne@voorbeeld"
          error={words.emailWrong}
        />
      )}
    </Sample>
  );
}

const label: DoDontProps = {
  right: {
    draw: (words) => <TextField name="a11y-postcode" label={words.postcode} />,
    why: 'Give every field a label that stays.',
  },
  wrong: {
    draw: (words) => <input className={styles.unlabelled} placeholder={words.postcode} />,
    why: 'let a placeholder be the label: it goes with the first letter.',
  },
};

const linkWords: DoDontProps = {
  right: {
    draw: (words) => <span className={styles.link}>{words.see}</span>,
    why: 'A link says where it leads, also when it is read alone.',
  },
  wrong: {
    draw: (words) => <span className={styles.link}>{words.more}</span>,
    why: 'let ten links of a page say the same.',
  },
};

export function A11yDoDont() {
  return (
    <>
      <DoDont {...label} />
      <DoDont {...linkWords} />
    </>
  );
}
