import { defineMessages } from '@boardwright/messages';

/** The pages that stand in for a payment provider. */
export const testPaymentMessages = defineMessages({
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
    unknown: 'There is no such payment',
    whatNow:
      'Open your order on the site once more, by the link in your mail or in your account: from there it can be paid. Nothing was taken.',
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
    unknown: 'Deze betaling bestaat niet',
    whatNow:
      'Open je bestelling nog eens op de site, met de link in je mail of in je account: daar kun je betalen. Er is niets afgeschreven.',
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
    unknown: 'Această plată nu există',
    whatNow:
      'Deschide din nou comanda pe site, prin linkul din e-mail sau din contul tău: de acolo poate fi plătită. Nu s-a luat nimic.',
  },
});
