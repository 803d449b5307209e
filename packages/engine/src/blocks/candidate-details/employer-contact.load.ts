import { contactAfter, contactStateOf, type EmployerResume } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import { pagePath } from '../../board/board-context.ts';
import type { EmployerView } from './employer-contact-data.ts';

/** Where the company of who is logged in stands with a candidate, and what it has to pay with. */
export async function loadEmployerView(
  resume: EmployerResume,
  { api, board, configuration, query, signal }: BlockContext,
): Promise<EmployerView> {
  const { contact } = resume;
  const state = contactStateOf(contact);
  const price = state === 'open' ? configuration.settings.app_credit_price : 0;
  const [credits, contracts] =
    price > 0
      ? await Promise.all([
          api.shop.readCreditsBalance({ signal }),
          api.shop.readContractsBalance({ signal }),
        ])
      : [];
  const hasAccount = board.paths['p-account'] !== undefined;
  const shop = hasAccount ? 'p-account' : 'p-products';
  return {
    state,
    askedOn: contact?.created_at,
    isDone: query.get('contacted') === '1' && !contactAfter('request', state),
    reach: state === 'accepted' ? reachOf(resume) : undefined,
    price,
    credits: credits?.data.balance ?? 0,
    contracts: contracts?.data.balance ?? 0,
    shop:
      board.paths[shop] === undefined
        ? undefined
        : pagePath(board, shop) + (hasAccount ? '?menuType=web-shop' : ''),
  };
}

function reachOf(resume: EmployerResume): EmployerView['reach'] {
  const { given_name, family_name, email, phone, address, postal_code, city, file_token } = resume;
  return { given_name, family_name, email, phone, address, postal_code, city, file_token };
}
