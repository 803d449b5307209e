import type { BlockProps } from '../../board/define-block.ts';
import type { RegisterData, RegisterSettings } from './register.load.ts';
import type { RegisterKey } from './register.messages.ts';

export type RegisterProps = BlockProps<RegisterSettings, RegisterData, RegisterKey>;
