import type { MyOrganisation } from '@boardwright/api-client/contract';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { RowTools } from '@boardwright/ui/row-tools';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { PageProps } from './organisation-page-props.ts';
import { partAddress, partTypes } from './organisations-address.ts';
import styles from './organisations.module.css';

type Part = MyOrganisation['organisation_info'][number];

/** The words of a piece of stored HTML, for one line of a list. It was sanitised when it was stored. */
function messagesOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
}

/** The page's parts in their order: each changed, moved or removed, without scripts too; and one more of each kind. */
export function OrganisationParts(props: PageProps) {
  const { data, t } = props;
  const { organisation, mostParts, notice } = data;
  const board = useBoard();
  const parts = organisation.organisation_info;
  return (
    <Panel title={t('parts.title')} titleId="organisation-parts">
      {notice?.startsWith('part') && <OutcomeNotice title={t(`done.${notice}`)} className={styles.notice} />}
      <p className={styles.soft}>{t(parts.length === 0 ? 'parts.none' : 'parts.text')}</p>
      {parts.length > 0 && (
        <ol className={styles.parts}>
          {parts.map((part, at) => (
            <PartRow key={`${at}-${part.type}`} {...props} part={part} at={at} />
          ))}
        </ol>
      )}
      {parts.length >= mostParts ? (
        <p className={styles.soft}>{t('parts.full', { count: mostParts })}</p>
      ) : (
        <p className={styles.adds}>
          <span>{t('parts.add')}</span>
          {partTypes.map((type) => (
            <LinkButton
              key={type}
              href={partAddress(board, organisation.id, type)}
              variant="secondary"
              size="small"
              aria-label={`${t('parts.add')}: ${t(`parts.types.${type}`)}`}
            >
              {t(`parts.types.${type}`)}
            </LinkButton>
          ))}
        </p>
      )}
    </Panel>
  );
}

function PartRow({ part, at, ...panel }: PageProps & { readonly part: Part; readonly at: number }) {
  const { data, t } = panel;
  const board = useBoard();
  const { id, organisation_info: parts } = data.organisation;
  const { type, value } = part;
  const text =
    typeof value === 'string' ? value : messagesOf(value[data.locale] ?? Object.values(value)[0] ?? '');
  const name = `${t(`parts.types.${type}`)} ${at + 1}`;
  return (
    <li className={styles.part}>
      <p className={styles.partType}>{t(`parts.types.${type}`)}</p>
      {type === 'image' ? (
        <img className={styles.thumb} src={text} alt="" loading="lazy" decoding="async" />
      ) : (
        <p className={styles.partText}>{text}</p>
      )}
      <RowTools>
        <Link href={partAddress(board, id, at)} aria-label={`${t('edit')}: ${name}`}>
          {t('edit')}
        </Link>
        {at > 0 && <PartButton {...panel} action="movePart" to="up" at={at} name={name} />}
        {at < parts.length - 1 && <PartButton {...panel} action="movePart" to="down" at={at} name={name} />}
        <PartButton {...panel} action="removePart" at={at} name={name} />
      </RowTools>
    </li>
  );
}

interface PartButtonProps extends PageProps {
  readonly action: 'movePart' | 'removePart';
  readonly to?: 'up' | 'down';
  readonly at: number;
  readonly name: string;
}

function PartButton({ action, to, at, name, ...panel }: PartButtonProps) {
  const { data, t } = panel;
  const { id, revision } = data.organisation;
  const label = t(`parts.${to ?? 'remove'}`);
  return (
    <PanelForm panel={panel} action={action} part={`${to ?? 'remove'}-${at}`}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="at" value={at} />
          {to && <input type="hidden" name="to" value={to} />}
          <Button variant="plain" size="small" busy={busy} aria-label={`${label}: ${name}`}>
            {label}
          </Button>
          {answer.message && <Notice tone="danger" title={answer.message} />}
        </>
      )}
    </PanelForm>
  );
}
