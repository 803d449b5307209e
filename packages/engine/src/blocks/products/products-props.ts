import type { BlockProps } from '../../board/define-block.ts';
import type { ProductsData, ProductsSettings } from './products.load.ts';

export type ProductsProps = BlockProps<ProductsSettings, ProductsData>;
