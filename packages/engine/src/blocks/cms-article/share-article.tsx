import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { IconLink } from '@boardwright/ui/icon-button';
import { socialIcon } from '@boardwright/ui/social-icons';
import type { Translate } from '@boardwright/ui/translate';
import { pagePath, useBoard } from '../../board/board-context.ts';
import type { CmsArticleData } from './cms-article-data.ts';
import styles from './cms-article.module.css';
import type { CmsArticleKey } from './cms-article.messages.ts';

export interface ShareArticleProps extends Pick<CmsArticleData, 'article' | 'origin'> {
  readonly t: Translate<CmsArticleKey>;
}

/** Plain links to where an article is passed on: no script of theirs, nothing sent before one is followed. */
export function ShareArticle({ article, origin, t }: ShareArticleProps) {
  const board = useBoard();
  if (!origin) return null;
  const address = new URL(pagePath(board, 'p-cms-article', article.slug), origin).href;
  const [url, title] = [encodeURIComponent(address), encodeURIComponent(article.title)];
  const networks = [
    {
      name: 'LinkedIn',
      icon: socialIcon('linkedin')?.icon,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    { name: 'WhatsApp', icon: MessageCircle, href: `https://wa.me/?text=${title}%20${url}` },
    {
      name: 'Facebook',
      icon: socialIcon('facebook')?.icon,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
  ];
  return (
    <section>
      <h2 className={styles.small}>{t('share.title')}</h2>
      <ul className={styles.networks}>
        {networks.map(
          ({ name, icon, href }) =>
            icon && (
              <li key={name}>
                <IconLink href={href} newTab icon={icon} label={t('share.on', { network: name })} />
              </li>
            ),
        )}
        <li>
          <IconLink href={`mailto:?subject=${title}&body=${url}`} icon={Mail} label={t('share.mail')} />
        </li>
      </ul>
    </section>
  );
}
