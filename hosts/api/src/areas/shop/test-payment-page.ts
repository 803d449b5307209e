import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { acceptedLocale, type Locale } from '../../http/context.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import {
  type TestOutcome,
  testOutcomes,
  type TestPayments,
  testPaymentsPath,
} from '../../ports/payments/test-payments.ts';
import { applyReport } from './apply-report.ts';
import { moneyIn } from './price.ts';
import type { ShopDeps } from './shop-deps.ts';

const words = {
  en: {
    title: 'Test payment',
    note: 'No money moves here. This page stands in for a payment provider until one is set up.',
    paid: 'Pay',
    failed: 'Let the payment fail',
    cancelled: 'Cancel',
    expired: 'Let it expire',
    later: 'Pay later, back to the site',
    decided: 'This payment has been decided already.',
    back: 'Back to the site',
  },
  nl: {
    title: 'Testbetaling',
    note: 'Hier gaat geen geld om. Deze pagina staat er tot er een betaalprovider is ingesteld.',
    paid: 'Betalen',
    failed: 'Laat de betaling mislukken',
    cancelled: 'Annuleren',
    expired: 'Laat de betaling verlopen',
    later: 'Later betalen, terug naar de site',
    decided: 'Over deze betaling is al beslist.',
    back: 'Terug naar de site',
  },
  ro: {
    title: 'Plată de test',
    note: 'Aici nu se mișcă bani. Această pagină ține locul unui procesator de plăți până când este configurat unul.',
    paid: 'Plătește',
    failed: 'Lasă plata să eșueze',
    cancelled: 'Anulează',
    expired: 'Lasă plata să expire',
    later: 'Plătește mai târziu, înapoi la site',
    decided: 'Această plată a fost deja decisă.',
    back: 'Înapoi la site',
  },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 28rem; margin: 3rem auto; padding: 0 1rem; }
  .amount { font-size: 2rem; font-weight: 700; margin: 0; }
  form { display: grid; gap: .75rem; margin-top: 1.5rem; }
  button, a.button { font: inherit; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid color-mix(in srgb, currentColor 40%, transparent); background: none; color: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  button[value=paid] { background: #0b6b58; border-color: #0b6b58; color: #fff; font-weight: 600; }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  .note { opacity: .8; }`;

type Payment = NonNullable<ReturnType<TestPayments['find']>>;

function page(payment: Payment, locale: Locale): string {
  const say = words[locale];
  const outcomes = Object.keys(testOutcomes) as TestOutcome[];
  const buttons = outcomes.map((name) => `<button name="outcome" value="${name}">${say[name]}</button>`);
  const back = (label: string) => `<a class="button" href="${escapeHtml(payment.returnUrl)}">${label}</a>`;
  const choice =
    payment.state === 'open'
      ? `<form method="post">${buttons.join('')}${back(say.later)}</form>`
      : `<p>${say.decided}</p><p>${back(say.back)}</p>`;
  const amount = moneyIn(locale, payment.currency, payment.amountCents);
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say.title}</title><style>${style}</style><body><main><h1>${say.title}</h1><p>${escapeHtml(payment.description)}</p><p class="amount">${escapeHtml(amount)}</p>${choice}<p class="note">${say.note}</p></main></body></html>`;
}

function send(reply: FastifyReply, payment: Payment, locale: Locale): FastifyReply {
  const own = new URL(payment.returnUrl).origin;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      // A form's redirect counts as its action: it leads back to the site.
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${own}; frame-ancestors 'none'`,
    )
    .send(page(payment, locale));
}

/** The pages of the test provider, where it is the provider. What is chosen there comes as a signed message, as of any. */
export function addTestPaymentPage(app: FastifyInstance, deps: ShopDeps): void {
  const find = (request: FastifyRequest) => {
    const provider = deps.payments.find(({ name }) => name === 'test') as TestPayments | undefined;
    const { reference } = request.params as { readonly reference: string };
    const payment = provider?.find(reference);
    if (!provider || !payment) throw new ApiError('notFound');
    return { provider, payment, reference };
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(`${testPaymentsPath}:reference`, async (request, reply) => {
      const locale = acceptedLocale(request.headers['accept-language']) ?? 'en';
      return send(reply, find(request).payment, locale);
    });
    scope.post(`${testPaymentsPath}:reference`, async (request, reply) => {
      const { provider, payment, reference } = find(request);
      const { outcome = '' } = (request.body ?? {}) as { readonly outcome?: string };
      if (!Object.hasOwn(testOutcomes, outcome)) throw new ApiError('badRequest');
      const message = provider.decide(reference, outcome as TestOutcome);
      const report = message && (await provider.readWebhook(message.body, message.headers));
      if (report) await applyReport(deps, provider, report);
      return reply.redirect(payment.returnUrl, 303);
    });
  });
}
