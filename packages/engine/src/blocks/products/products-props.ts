import type { BlockProps } from '../../define-block.ts';
import type { ProductsData, ProductsSettings } from './products.load.ts';

export type ProductsProps = BlockProps<ProductsSettings, ProductsData>;
