import { Notice } from '@boardwright/ui/notice';
import type { DashboardProps } from './dashboard-props.ts';

/** That the site looks at a company first, or blocked it and why. */
export function HeldNotice({
  held,
  t,
}: Pick<DashboardProps, 't'> & { readonly held: NonNullable<DashboardProps['data']['held']> }) {
  const { state, blocked_reason: reason } = held;
  if (state === 'approved') return null;
  return (
    <Notice tone={state === 'blocked' ? 'danger' : 'info'} title={t(`company.${state}`)}>
      {reason === null ? null : <blockquote>{reason}</blockquote>}
      <p>{t(`company.${state}Text`)}</p>
    </Notice>
  );
}
