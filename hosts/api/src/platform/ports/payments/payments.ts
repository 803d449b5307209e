import type { IncomingHttpHeaders } from 'node:http';

/** How a payment may stand at its provider. */
export const paymentStates = ['open', 'paid', 'cancelled', 'failed', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment that is to be made. Amounts in cents. */
export interface CheckoutRequest {
  /** The order's uuid: the provider gives it back, and takes a second request with it for the first. */
  readonly orderUuid: string;
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly email: string;
  readonly locale: string;
  /** Where the buyer goes when it is over, whatever came of it. */
  readonly returnUrl: string;
  /** Where the provider tells what came of it. */
  readonly webhookUrl: string;
}

/** A payment that waits at its provider. */
export interface Checkout {
  readonly reference: string;
  /** The provider's own page, where it is paid. */
  readonly url: string;
}

/** What a provider says of a payment. */
export interface PaymentReport {
  readonly reference: string;
  readonly orderUuid: string;
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly currency: string;
}

export interface RefundRequest {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
  /** A second request with it is the first. */
  readonly idempotencyKey: string;
}

/** Who takes payments. Everything may be asked twice: the second time says what the first did. */
export interface PaymentProvider {
  /** Small letters, digits and hyphens: its messages come to `/api/payments/{name}`. */
  readonly name: string;
  /** As a buyer reads it. */
  readonly label: string;
  readonly open: (request: CheckoutRequest) => Promise<Checkout>;
  /** How a payment stands; undefined for one that is not known. */
  readonly report: (reference: string) => Promise<PaymentReport | undefined>;
  /**
   * What a message to the webhook tells; undefined where it tells nothing of a payment.
   * @throws WebhookError for a message that is not the provider's
   */
  readonly readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => Promise<PaymentReport | undefined>;
  /** @returns the provider's name for it */
  readonly refund: (request: RefundRequest) => Promise<string>;
}

/** A message that did not come from the provider. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

export interface PaymentSettings {
  readonly stripe?:
    | { readonly key: string; readonly webhookSecret: string; readonly url?: string }
    | undefined;
  readonly mollie?: { readonly key: string; readonly url?: string } | undefined;
  /** The test provider, where no real one is set up. */
  readonly test: boolean;
}
