import type { Database } from '../../database/connect.ts';
import { molliePayments } from './mollie.ts';
import type { PaymentProvider, PaymentSettings } from './payments.ts';
import { stripePayments } from './stripe.ts';
import { testPayments } from './test-payments.ts';

/**
 * The providers that are set up; the test provider where it is asked for and no real one is there.
 * @param added those of plugins
 */
export function openPayments(
  { stripe, mollie, test }: PaymentSettings,
  db: Database,
  added: readonly PaymentProvider[] = [],
): readonly PaymentProvider[] {
  const real = [
    ...(stripe ? [stripePayments(stripe)] : []),
    ...(mollie ? [molliePayments(mollie)] : []),
    ...added,
  ];
  return real.length === 0 && test ? [testPayments(db)] : real;
}
