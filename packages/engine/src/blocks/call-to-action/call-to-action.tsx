import type { callToAction, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { resolveLinks, type ResolvedLink } from '../../page/links/resolve-link.ts';
import { postJobPath } from '../../page/links/post-job-path.ts';
import { useBoard } from '../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { LinkButton } from '@boardwright/ui/link-button';
import { readablePair } from '@boardwright/ui/readable-pair';
import { RichText } from '@boardwright/ui/rich-text';
import { SettingIcon } from '@boardwright/ui/setting-icon';
import { CallToActionLines } from './call-to-action-lines.tsx';
import styles from './call-to-action.module.css';
import type { CallToActionKey } from './call-to-action.messages.ts';

type Settings = SettingsOf<typeof callToAction>;

/** One call with one or two buttons (specification §2 'call to action'). Before a text is written it says the usual. */
export function CallToAction({ settings, t }: BlockProps<Settings, undefined, CallToActionKey>) {
  const board = useBoard();
  const stored: Partial<Settings['buttonLink']>[] = [settings.buttonLink, settings.secondButtonLink];
  const own = resolveLinks(stored, board);
  const usual: Partial<Settings['buttonLink']> = {
    name: t('button'),
    linkType: 'CUSTOM_LINK',
    link: postJobPath(board) ?? '',
  };
  const buttons = settings.text || own.length > 0 ? own : resolveLinks([usual], board);
  return (
    <section className={styles.room}>
      <div className="container">
        <div className={classNames(styles.panel, styles[settings.layout])} style={colours(settings)}>
          <CallToActionLines className={styles.art} />
          {settings.text ? (
            <RichText look="plain" className={styles.text} html={settings.text} />
          ) : (
            <div className={styles.text}>
              <h2>{t('heading')}</h2>
              <p>{t('text')}</p>
            </div>
          )}
          <Buttons links={buttons} />
        </div>
      </div>
    </section>
  );
}

function Buttons({ links }: { readonly links: readonly ResolvedLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.actions}>
      {links.map(({ href, text, newTab, icon }, index) => (
        <LinkButton
          key={index}
          href={href}
          newTab={newTab}
          variant={index === 0 ? 'on-primary' : 'outline-on-primary'}
        >
          <SettingIcon name={icon} />
          {text}
        </LinkButton>
      ))}
    </div>
  );
}

/** A ground of the admin's own stands in for the brand's on this panel; its text can always be read. */
function colours({ backgroundColor, textColor }: Settings): CSSProperties | undefined {
  // On the brand's own colour a text colour is taken as it is: what it lies on is known to the theme alone.
  if (!backgroundColor) return textColor ? ({ '--on-primary': textColor } as CSSProperties) : undefined;
  const { ground, ink, offInk } = readablePair(backgroundColor, textColor);
  return { '--primary': ground, '--on-primary': ink, '--off-primary': offInk } as CSSProperties;
}
