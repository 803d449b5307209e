import type { Product } from '@boardwright/api-client/contract';
import { previewProducts } from '../../testing/preview-products.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const selling = (data: readonly Product[]): Scene['answers'] => ({
  calls: { files: { findBoardProducts: async () => ({ data }) } },
});
const wordy = previewProducts().map((product) => ({
  ...product,
  name: `${product.name} voor arbeidsmarktcommunicatiebureaus en verpleegkundigenopleidingen`,
  price: product.price * 100 + 0.45,
  benefits: Array.from({ length: 7 }, (_, at) => ({
    lang: 'nl',
    text: `Ouderengeneeskundespecialisten bereiken in ${at + 2} provincies tegelijk`,
  })),
}));

export const productsScenes: BlockScenes = {
  all: { path: '/werkgevers/adverteren', answers: selling(previewProducts()) },
  of: {
    'for-employers': { visitor: 'employer' },
    'for-candidates': { visitor: 'candidate' },
    empty: { answers: selling([]) },
    'long-text': { answers: selling(wordy) },
  },
};
