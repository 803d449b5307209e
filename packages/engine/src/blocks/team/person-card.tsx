import type { SettingsOf, team } from '@boardwright/blocks-schema';
import Mail from 'lucide-react/icons/mail';
import type { CSSProperties } from 'react';
import { Icon } from '@boardwright/ui/icon';
import { initials, stablePick } from '@boardwright/ui/initials';
import { Picture } from '@boardwright/ui/picture';
import styles from './team.module.css';

export type Person = Pick<SettingsOf<typeof team>['people'][number], 'name' | 'role'> &
  Partial<SettingsOf<typeof team>['people'][number]>;

interface PersonCardProps {
  readonly person: Person;
  readonly level: 2 | 3;
}

/** One of the team: a picture, or two initials on a tint that stays theirs. */
export function PersonCard({ person, level }: PersonCardProps) {
  const { name, role, text, email, picture } = person;
  const Name = `h${level}` as const;
  const tint = stablePick(name, 4) + 1;
  const style = {
    '--tint': `var(--avatar-${tint})`,
    '--tint-ink': `var(--avatar-${tint}-ink)`,
    '--focal': `${picture?.focalX ?? 50}% ${picture?.focalY ?? 50}%`,
  } as CSSProperties;
  return (
    <li className={styles.person} style={style}>
      <div className={styles.picture} aria-hidden="true">
        {picture?.src ? <Picture src={picture.src} alt="" fit="cover" /> : initials(name)}
      </div>
      <div className={styles.words}>
        <Name className={styles.name}>{name}</Name>
        {role ? <p className={styles.role}>{role}</p> : null}
        {text ? <p className={styles.text}>{text}</p> : null}
        {email ? (
          <a className={styles.mail} href={`mailto:${email}`}>
            <Icon icon={Mail} size="s" />
            <span>{email}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}
