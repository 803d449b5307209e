import { OrderPage } from '../site/order-page.tsx';
import { QuotePage } from '../site/quote-page.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelForm, PanelMachineForm, panelResult } from '../../../page/account/panel-form.tsx';
import { OrderForm } from './order-form.tsx';
import { ShopFront } from './shop-front.tsx';
import { postingAddress, shopAddress } from './web-shop-address.ts';
import type { ShopOrderData, ShopQuoteData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';

/** An employer's web shop: what there is, one order, or the form of one. */
export function WebShop(props: ShopPart) {
  const { data, t } = props;
  const board = useBoard();
  switch (data.view) {
    case 'shop':
      return <ShopFront {...props} data={data} />;
    case 'form':
      return <OrderForm key={data.product.id} {...props} data={data} />;
    case 'order':
      return <PlacedOrder {...props} data={data} />;
    case 'quote':
      return <CompanyQuote {...props} data={data} />;
    case 'notFound':
      return (
        <EmptyState
          title={t('order.result.notFound')}
          text={t('notFoundText')}
          action={<LinkButton href={shopAddress(board)}>{t('toShop')}</LinkButton>}
        />
      );
  }
}

/** A quote for the company, which whoever works there may accept. */
function CompanyQuote(props: ShopPart<ShopQuoteData>) {
  const { data, t } = props;
  const board = useBoard();
  return (
    <>
      <BackLink href={shopAddress(board)}>{t('toShop')}</BackLink>
      <QuotePage
        quote={data.quote}
        countries={data.countries}
        t={t}
        level={2}
        rereadHref={shopAddress(board, { quote: data.quote.id })}
        renderForm={(action, fields) => (
          <PanelForm panel={props} action={action}>
            {({ answer, busy }) => fields({ answer, busy })}
          </PanelForm>
        )}
      />
    </>
  );
}

function PlacedOrder(props: ShopPart<ShopOrderData>) {
  const { data, t } = props;
  const board = useBoard();
  const format = useFormat();
  const { order, named, posts } = data;
  return (
    <>
      <BackLink href={shopAddress(board)}>{t('toShop')}</BackLink>
      <OrderPage
        view={order}
        t={t}
        isGuest={false}
        {...(posts && { posting: { href: postingAddress(board, posts), isOfJob: posts.job !== undefined } })}
        level={2}
        againHref={shopAddress(board, { product: order.productId })}
        checkHref={shopAddress(board, { order: named })}
        initial={panelResult(props, 'pay', undefined)}
        renderPayForm={(state) =>
          typeof named === 'number' && (
            <PanelMachineForm panel={props} action="pay" failure={state.failure} onPost={state.pay}>
              <input type="hidden" name="id" value={named} />
              <Button busy={state.isBusy}>
                {t('order.pay', { total: format.money(order.order.total / 100) })}
              </Button>
            </PanelMachineForm>
          )
        }
      />
    </>
  );
}
