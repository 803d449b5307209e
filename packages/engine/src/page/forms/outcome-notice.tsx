import { Notice, type NoticeProps } from '@boardwright/ui/notice';
import { useIsRefused } from './form-response-scope.tsx';

/** What was just done, as the page's address says. It is over once a form of the page is refused. */
export function OutcomeNotice({ tone = 'success', ...notice }: NoticeProps) {
  return useIsRefused() ? null : <Notice tone={tone} {...notice} />;
}
