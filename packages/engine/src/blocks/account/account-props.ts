import type { AccountSettings } from '../../page/account/account-panel.ts';
import type { ResponseLinkData } from '../../features/resumes/contact-requests/response-link.load.ts';
import type { IntroductionLinkData } from '../../features/resumes/introduction-link/introduction-link.load.ts';
import type { BlockProps } from '../../board/define-block.ts';
import type { AccountData } from './account.load.ts';
import type { AccountKey } from './account.messages.ts';

export type AccountProps = BlockProps<
  AccountSettings,
  AccountData | ResponseLinkData | IntroductionLinkData | undefined,
  AccountKey
>;
