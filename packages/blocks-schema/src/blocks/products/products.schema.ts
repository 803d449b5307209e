import { defineBlockSchema } from '../../define-block-schema.ts';

/** Numbers of the board's products. */
const productIds = {
  type: 'array',
  uniqueItems: true,
  maxItems: 100,
  items: { type: 'integer', minimum: 1 },
  default: [],
} as const;

/**
 * What employers can buy, and ordering it with or without an account. Not for employers who are logged in and look
 * for what they have: that is their account.
 */
export const products = defineBlockSchema({
  key: 'products',
  title: 'Products',
  group: 'shop',
  icon: 'shopping-bag',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
      subtitle: { type: 'string', default: '', maxLength: 400 },
      layout: { enum: ['list', 'cards'], default: 'cards' },
      /** Products that show; none chosen shows all. */
      selectedProducts: productIds,
      /** Products in the order they show; the others follow in the board's own order. */
      productsOrder: productIds,
      /** The product that is recommended; 0 for none. */
      mostPopular: { type: 'integer', minimum: 0, default: 0 },
      /** What an order does not ask for. */
      hiddenOrderFields: {
        type: 'array',
        uniqueItems: true,
        maxItems: 4,
        items: { enum: ['invoice_email', 'po_number', 'phone', 'address'] },
        default: [],
      },
      /** Who has no account registers first, and orders then. */
      redirectToRegister: { type: 'boolean', default: false },
    },
  },
  fallbacks: { title: 'heading' },
  tabs: {
    content: ['title', 'subtitle'],
    layout: ['layout'],
    dataSource: ['selectedProducts', 'productsOrder', 'mostPopular'],
    configuration: ['hiddenOrderFields', 'redirectToRegister'],
  },
  widgets: {
    subtitle: 'textarea',
    selectedProducts: 'multiSelect',
    productsOrder: 'fieldOrder',
    hiddenOrderFields: 'multiSelect',
  },
});
