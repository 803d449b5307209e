import { defineLabels } from '../../define-labels.ts';
import { products } from './products.schema.ts';

export const productsLabels = defineLabels(products, {
  en: {
    title: 'Products',
    settings: {
      title: 'Title',
      subtitle: 'Subtitle',
      layout: { label: 'Layout', choices: { list: 'List', cards: 'Cards' } },
      selectedProducts: { label: 'Products that show', help: 'None chosen shows all.' },
      productsOrder: {
        label: 'Order of the products',
        help: 'What you leave out follows in the order of the board.',
      },
      mostPopular: 'Recommended product (its number, 0 for none)',
      hiddenOrderFields: {
        label: 'Hidden fields of an order',
        choices: {
          invoice_email: 'Email for invoices',
          po_number: 'PO number',
          phone: 'Phone',
          address: 'Address',
        },
      },
      redirectToRegister: 'Register first, order then',
    },
  },
  nl: {
    title: 'Producten',
    settings: {
      title: 'Titel',
      subtitle: 'Ondertitel',
      layout: { label: 'Indeling', choices: { list: 'Lijst', cards: 'Kaarten' } },
      selectedProducts: {
        label: 'Getoonde producten',
        help: 'Kies je er geen, dan zijn ze allemaal te zien.',
      },
      productsOrder: {
        label: 'Volgorde van de producten',
        help: 'Wat je weglaat, volgt in de volgorde van de vacaturesite.',
      },
      mostPopular: 'Aanbevolen product (nummer, 0 voor geen)',
      hiddenOrderFields: {
        label: 'Verborgen velden van een bestelling',
        choices: {
          invoice_email: 'E-mail voor facturen',
          po_number: 'Inkoopnummer',
          phone: 'Telefoon',
          address: 'Adres',
        },
      },
      redirectToRegister: 'Eerst registreren, dan bestellen',
    },
  },
  ro: {
    title: 'Produse',
    settings: {
      title: 'Titlu',
      subtitle: 'Subtitlu',
      layout: { label: 'Aspect', choices: { list: 'Listă', cards: 'Carduri' } },
      selectedProducts: { label: 'Produse afișate', help: 'Dacă nu alegi niciunul, se afișează toate.' },
      productsOrder: { label: 'Ordinea produselor', help: 'Ce lași deoparte urmează în ordinea site-ului.' },
      mostPopular: 'Produs recomandat (numărul, 0 pentru niciunul)',
      hiddenOrderFields: {
        label: 'Câmpuri ascunse la comandă',
        choices: {
          invoice_email: 'E-mail pentru facturi',
          po_number: 'Număr de comandă',
          phone: 'Telefon',
          address: 'Adresă',
        },
      },
      redirectToRegister: 'Întâi înregistrare, apoi comandă',
    },
  },
});
