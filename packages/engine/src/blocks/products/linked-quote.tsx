import { EmptyState } from '@boardwright/ui/empty-state';
import type { ActionName } from '../../board/define-block.ts';
import { useBoard } from '../../board/board-context.ts';
import { QuotePage } from '../../features/orders/site/quote-page.tsx';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { orderAnchor } from './order-link.ts';
import type { productsActions } from './products.actions.ts';
import type { ProductsData } from './products.load.ts';
import type { ProductsProps } from './products-props.ts';

type LinkedQuoteProps = ProductsProps & { readonly linked: NonNullable<ProductsData['quote']> };

/** A quote, for who holds the link of its mail: read, accepted or declined without an account and without scripts. */
export function LinkedQuote({ id, linked, t, first, outcome }: LinkedQuoteProps) {
  const board = useBoard();
  return (
    <section className="section" id={orderAnchor}>
      <div className="container">
        {linked === 'notFound' ? (
          <EmptyState title={t('quote.notFound')} text={t('quote.notFoundText')} />
        ) : (
          <QuotePage
            quote={linked.quote}
            countries={linked.countries}
            t={t}
            level={first ? 1 : 2}
            rereadHref={`${board.path}?quote=${linked.token}#${orderAnchor}`}
            renderForm={(action, fields) => (
              <BlockForm<ActionName<typeof productsActions>>
                id={id}
                action={action}
                anchor={orderAnchor}
                initial={outcome?.action === action ? outcome.result : undefined}
              >
                {({ result, busy }) => fields({ answer: formResponse(result), busy })}
              </BlockForm>
            )}
          />
        )}
      </div>
    </section>
  );
}
