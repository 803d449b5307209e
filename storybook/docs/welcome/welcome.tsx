import { Lighthouse } from '@boardwright/ui/lighthouse';
import { NamedIcon, type IconName } from '@boardwright/ui/named-icon';
import { brands } from '../../.storybook/brands.ts';
import { BrandCard } from '../frame/brand-card.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { Parts } from '../frame/parts.tsx';
import styles from './welcome.module.css';

/** What this is, over everything else. */
export function Hero() {
  return (
    <Parts>
      <header className={styles.hero}>
        <div>
          <h1 className={styles.title}>Everything a job board is made of</h1>
          <p className={styles.lead}>
            Boardwright draws job boards for many brands from one set of parts. Here is each of them, in every
            language, brand and state, with what it is for and when to leave it.
          </p>
        </div>
        <div className={styles.art} aria-hidden="true">
          <Lighthouse />
        </div>
      </header>
    </Parts>
  );
}

interface Place {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

const places: readonly Place[] = [
  {
    icon: 'rocket',
    title: 'Try your brand',
    text: 'Colours and a font of your own on every page here, with what the product makes of them.',
    to: 'docs/try-your-brand--docs',
  },
  {
    icon: 'book-open',
    title: 'Guidelines',
    text: 'Type, space, colour, icons, motion, words and accessibility, each on a page with drawn examples.',
    to: 'docs/guidelines-type--docs',
  },
  {
    icon: 'palette',
    title: 'Tokens',
    text: 'Every colour, size and duration, read from the style sheet itself.',
    to: 'docs/docs-tokens--docs',
  },
  {
    icon: 'package',
    title: 'Parts',
    text: 'Buttons, fields, notices, cards: what blocks and the account are put together from.',
    to: 'docs/parts-button--docs',
  },
  {
    icon: 'building-2',
    title: 'Blocks',
    text: 'What admins place on a page, with every setting as a control and every fixture as a story.',
    to: 'story/blocks-job-list--default',
  },
  {
    icon: 'newspaper',
    title: 'Pages',
    text: 'Each kind of page whole, from navbar to footer: the account with its tabs, an order, what broke.',
    to: 'story/pages-home--default',
  },
  {
    icon: 'mail',
    title: 'Mails',
    text: 'Every mail the product sends, in each language and brand, composed as the API does.',
    to: 'story/mails-account--verification',
  },
  {
    icon: 'clock',
    title: 'States',
    text: 'Every state of an order, a job, a request for contact, cookies, and of saving in the editor.',
    to: 'docs/states-order--docs',
  },
  {
    icon: 'hammer',
    title: 'Editor',
    text: 'What admins work with: the panel of settings, pages and site settings.',
    to: 'story/editor-settings--filled',
  },
];

export function Places() {
  return (
    <Parts>
      <ul className={styles.places}>
        {places.map(({ icon, title, text, to }) => (
          <li key={title}>
            <PageLink to={to} className={styles.place}>
              <NamedIcon name={icon} size="l" className={styles.icon} />
              <b className={styles.name}>{title}</b>
              <span className={styles.text}>{text}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Parts>
  );
}

const audience = [
  [
    'You design',
    'Look for the part before you draw one. Switch brand, language and width in the toolbar, and see where it gives way.',
  ],
  [
    'You write',
    'Read the tone of voice, then look at your sentence in the longest of the three languages on the narrowest phone.',
  ],
  [
    'You build',
    'Each part’s page shows its props and its source. Each story is a test: it is drawn, read by axe and squeezed.',
  ],
] as const;

export function Audience() {
  return (
    <Parts>
      <dl className={styles.audience}>
        {audience.map(([who, what]) => (
          <div key={who}>
            <dt className={styles.name}>{who}</dt>
            <dd className={styles.text}>{what}</dd>
          </div>
        ))}
      </dl>
    </Parts>
  );
}

export function ThreeBrands() {
  return (
    <Parts>
      <div className={styles.brands}>
        {Object.values(brands).map(({ title, settings }) => (
          <BrandCard
            key={title}
            settings={settings}
            title={title}
            text={`${settings.fontFamily}, ${settings.primaryColour}`}
          />
        ))}
      </div>
    </Parts>
  );
}
