import type { BlockProps } from '../../board/define-block.ts';
import type { ProductsData, ProductsSettings } from './products.load.ts';
import type { ProductsKey } from './products.messages.ts';

export type ProductsProps = BlockProps<ProductsSettings, ProductsData, ProductsKey>;
