import type { MyProduct } from '@boardwright/api-client/contract';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { useFormat } from '@boardwright/ui/use-format';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelMachineForm } from '../../../page/account/panel-form.tsx';
import { FailureNotice } from '../../../page/forms/failure-notice.tsx';
import { useFailedResponse } from '../../../page/forms/use-form-actors.ts';
import { byCreditsField } from './by-credits.ts';
import { jobAddress } from './manage-jobs-address.ts';
import type { JobPagePart } from './manage-jobs-props.ts';
import styles from './job-extend.module.css';

/** What keeps a job online longer, puts it there again, or lifts it: with what there is, or by an order. */
export function JobExtend(props: JobPagePart) {
  const { data, t } = props;
  const { job, products, upsells } = data;
  const board = useBoard();
  // Nobody pays for a job that the site keeps off.
  if (job.withheld !== null || (products.length === 0 && !upsells)) return null;
  const title = upsells ? 'extend.upsells' : job.status === 'expired' ? 'extend.renewTitle' : 'extend.title';
  return (
    <Panel title={t(title)} titleId="job-extend" level={3} className={styles.panel}>
      {job.premium && <p className="muted">{t('extend.premium')}</p>}
      {products.length === 0 && <p className="muted">{t('extend.none')}</p>}
      <ul className={styles.rows}>
        {products.map((own) => (
          <Offer key={own.product.id} {...props} own={own} />
        ))}
      </ul>
      {upsells && (
        <p>
          <Link href={jobAddress(board, job.id)}>{t('extend.all')}</Link>
        </p>
      )}
    </Panel>
  );
}

function Offer({ own, data, t, state, ...panel }: JobPagePart & { readonly own: MyProduct }) {
  const board = useBoard();
  const format = useFormat();
  const { product, net, available, takes } = own;
  const isBudget = product.type === 'CPC';
  const use = isBudget
    ? t('extend.useBudget')
    : takes?.kind === 'credit'
      ? t('extend.useCredits', { count: takes.amount })
      : t('extend.use', { count: available });
  const { id } = data.job;
  const isLift = product.type === 'jobUpSell';
  const part = `extend-${product.id}`;
  const failure = state.failureOf(part);
  const answer = useFailedResponse(failure);
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <b>{product.name}</b>
        <span className="muted">
          {[
            t(isLift ? 'extend.lift' : 'extend.renew'),
            !isBudget && product.duration !== null && t('extend.days', { count: product.duration }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {available > 0 ? (
        <PanelMachineForm
          panel={panel}
          action={isLift ? 'upSell' : 'renew'}
          part={part}
          failure={failure}
          onPost={isLift ? state.change : state.renew}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="product_id" value={product.id} />
          <input
            type="hidden"
            name={byCreditsField}
            value={answer.text(byCreditsField) ?? (takes?.kind === 'credit' ? product.id : '')}
          />
          <Button size="small" variant="secondary" busy={state.isBusy} aria-label={`${use}: ${product.name}`}>
            {use}
          </Button>
          <FailureNotice
            failure={failure}
            onRetry={state.retry}
            onRefresh={state.refresh}
            className={styles.failure}
          />
        </PanelMachineForm>
      ) : (
        <LinkButton
          href={tabAddress(board, 'web-shop', { product: String(product.id), job: String(id) })}
          size="small"
          variant="secondary"
          aria-label={`${t('extend.order', { price: format.money(net / 100) })}: ${product.name}`}
        >
          {t('extend.order', { price: format.money(net / 100) })}
        </LinkButton>
      )}
    </li>
  );
}
