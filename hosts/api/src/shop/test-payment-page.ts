import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@boardwright/messages';
import { acceptedLocale } from '../platform/http/context.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import {
  type TestOutcome,
  testOutcomes,
  type TestPayment,
  type TestPayments,
  testPaymentsPath,
} from '../platform/ports/payments/test-payments.ts';
import { applyReport } from './apply-report.ts';
import { moneyIn } from './price.ts';
import type { ShopDeps } from './shop-deps.ts';
import { testPaymentMessages } from './test-payment.messages.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 28rem; margin: 3rem auto; padding: 0 1rem; }
  .amount { font-size: 2rem; font-weight: 700; margin: 0; }
  form { display: grid; gap: .75rem; margin-top: 1.5rem; }
  button, a.button { font: inherit; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid color-mix(in srgb, currentColor 40%, transparent); background: none; color: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  button[value=paid] { background: #0b6b58; border-color: #0b6b58; color: #fff; font-weight: 600; }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  .note { opacity: .8; }`;

const link = (href: string, label: string) => `<a class="button" href="${escapeHtml(href)}">${label}</a>`;

function page(locale: Locale, title: string, content: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function paymentPage(payment: TestPayment, locale: Locale): string {
  const t = testPaymentMessages[locale];
  const outcomes = Object.keys(testOutcomes) as TestOutcome[];
  const buttons = outcomes.map((name) => `<button name="outcome" value="${name}">${t[name]}</button>`);
  const choice =
    payment.state === 'open'
      ? `<form method="post">${buttons.join('')}${link(payment.returnUrl, t.later)}</form>`
      : `<p>${t.decided}</p><p>${link(payment.returnUrl, t.back)}</p>`;
  const amount = moneyIn(locale, payment.currency, payment.amountCents);
  return page(
    locale,
    t.title,
    `<p>${escapeHtml(payment.description)}</p><p class="amount">${escapeHtml(amount)}</p>${choice}<p class="note">${t.note}</p>`,
  );
}

/** What who comes by an address of no payment reads: what to do. */
function unknownPage(locale: Locale): string {
  const t = testPaymentMessages[locale];
  return page(locale, t.unknown, `<p>${t.whatNow}</p><p>${link('/', t.back)}</p>`);
}

function send(reply: FastifyReply, html: string, formAction: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action ${formAction}; frame-ancestors 'none'`,
    )
    .send(html);
}

function sendPayment(reply: FastifyReply, payment: TestPayment, locale: Locale): FastifyReply {
  // A form's redirect counts as its action: it leads back to the site.
  return send(reply, paymentPage(payment, locale), `'self' ${new URL(payment.returnUrl).origin}`);
}

/** The pages of the test provider, where it is the provider. What is chosen there comes as a signed message, as of any. */
export function addTestPaymentPage(app: FastifyInstance, deps: ShopDeps): void {
  const find = async (request: FastifyRequest) => {
    const provider = deps.payments.find(({ name }) => name === 'test') as TestPayments | undefined;
    const { reference } = request.params as { readonly reference: string };
    const payment = await provider?.find(reference);
    const locale = acceptedLocale(request.headers['accept-language']) ?? 'en';
    return { known: provider && payment && { provider, payment }, reference, locale };
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(`${testPaymentsPath}:reference`, async (request, reply) => {
      const { known, locale } = await find(request);
      if (!known) return send(reply.status(404), unknownPage(locale), "'none'");
      return sendPayment(reply, known.payment, locale);
    });
    scope.post(`${testPaymentsPath}:reference`, async (request, reply) => {
      const { known, reference, locale } = await find(request);
      if (!known) return send(reply.status(404), unknownPage(locale), "'none'");
      const { provider, payment } = known;
      const { outcome = '' } = (request.body ?? {}) as { readonly outcome?: string };
      // No button of ours: it is asked again.
      if (!Object.hasOwn(testOutcomes, outcome)) return sendPayment(reply.status(400), payment, locale);
      const message = await provider.decide(reference, outcome as TestOutcome);
      const report = message && (await provider.readWebhook(message.body, message.headers));
      if (report) await applyReport(deps, provider, report);
      return reply.redirect(payment.returnUrl, 303);
    });
  });
}
