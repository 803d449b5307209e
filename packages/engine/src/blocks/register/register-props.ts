import type { BlockProps } from '../../board/define-block.ts';
import type { RegisterData, RegisterSettings } from './register.load.ts';

export type RegisterProps = BlockProps<RegisterSettings, RegisterData>;
