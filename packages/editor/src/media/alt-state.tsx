import type { MediaSummary } from '@boardwright/api-client/contract';
import { TriangleAlert } from 'lucide-react';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { useEditorLocale } from '../editor-messages.tsx';
import { StateBadge } from '../lists/state-badge.tsx';
import { useMediaMessages } from './use-media-messages.ts';

/** As many languages are named; of more only the number is. */
const mostNamed = 2;

/** In which languages of the site a picture has no words; nothing where it has them in all. */
export function AltState({ picture }: { readonly picture: Pick<MediaSummary, 'alt'> }) {
  const t = useMediaMessages();
  const locale = useEditorLocale();
  const { languages, own } = useSiteLanguages();
  const missing = languages.filter(({ code }) => !picture.alt[code]);
  if (missing.length === 0) return null;
  const count = missing.length;
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(missing.map(({ name }) => name));
  const partly = count > mostNamed ? t('noAltIn.many', { count }) : t('noAltIn.named', { languages: names });
  // Who reads another language has the words of the site's own.
  if (picture.alt[own]) return <small>{partly}</small>;
  return (
    <StateBadge sign={TriangleAlert} tone="open">
      {count === languages.length ? t('noAlt') : partly}
    </StateBadge>
  );
}
