import { useBoard } from '../../../board/board-context.ts';
import { PanelNotFound } from '../../../page/account/panel-not-found.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { OrganisationPage } from './organisation-page.tsx';
import { organisationsAddress } from './organisations-address.ts';
import { OrganisationsList } from './organisations-list.tsx';
import { PartForm } from './part-form.tsx';
import type { OrganisationsPart } from './organisations-props.ts';

/** The company's organisations: all, one of them, or a form of one. */
export function Organisations(props: OrganisationsPart) {
  const { data, t } = props;
  const board = useBoard();
  switch (data.view) {
    case 'list':
      return <OrganisationsList {...props} data={data} />;
    case 'page':
      return <OrganisationPage key={data.organisation.id} {...props} data={data} />;
    case 'form':
      return <OrganisationForm key={data.organisation?.id ?? 'new'} {...props} data={data} />;
    case 'part':
      return <PartForm key={`${data.organisation.id}-${data.part ?? data.type}`} {...props} data={data} />;
    case 'notFound':
      return <PanelNotFound t={t} href={organisationsAddress(board, { search: '', page: 1 })} />;
  }
}
