import { useBoard } from '../../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';
import { SelectField } from '@boardwright/ui/select-field';
import { useFormat } from '@boardwright/ui/use-format';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { byCreditsField } from './by-credits.ts';
import type { JobPartProps } from './job-fields.ts';
import type { JobProduct } from './manage-jobs.load.ts';

type ProductPartProps = JobPartProps & {
  /** The draft, once it was kept. */
  readonly jobId: string | number | undefined;
};

/** What a draft is published with: what is paid already, and what has to be ordered first. */
export function JobProductPart({ data, t, fields, answer, jobId }: ProductPartProps) {
  const board = useBoard();
  const format = useFormat();
  const { products } = data.offer;
  const [first] = products;
  if (!first) return null;
  const { defaultValue, ...field } = fields.field('product_id');
  const chosen = products.find(({ id }) => String(id) === defaultValue) ?? first;
  const textOf = ({ name, net, available, budget, takes, ordered }: JobProduct) =>
    available > 0
      ? budget !== null
        ? t('form.productBudget', { name, amount: format.money(budget / 100) })
        : takes?.kind === 'credit'
          ? t('form.productCredits', { name, count: takes.amount })
          : t('form.productLeft', { name, count: available })
      : ordered
        ? t('form.productPrice', { name, price: format.money(net / 100) })
        : t('form.productNone', { name });
  const order = tabAddress(board, 'web-shop', {
    product: String(chosen.id),
    ...(jobId !== undefined && { job: String(jobId) }),
  });
  // What was shown to take credits may take them: the API takes nobody's who did not see it.
  const byCredits = products.filter(({ takes }) => takes?.kind === 'credit').map(({ id }) => id);
  return (
    <>
      <input type="hidden" name={byCreditsField} value={answer.text(byCreditsField) ?? byCredits.join(' ')} />
      <SelectField
        {...field}
        defaultValue={String(chosen.id)}
        options={products.map((product) => ({ value: String(product.id), label: textOf(product) }))}
        hint={
          chosen.available > 0 || !chosen.ordered ? (
            t('form.productHint')
          ) : (
            <>
              {t('form.productOrder')} <Link href={order}>{t('form.productToShop')}</Link>
            </>
          )
        }
      />
    </>
  );
}
