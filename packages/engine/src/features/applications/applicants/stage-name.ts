import type { ApplicationStage } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

/** What a stage is called: by the company, else by its kind. */
export function stageName(
  t: Translate<JobApplicantsKey>,
  { kind, name }: Pick<ApplicationStage, 'kind' | 'name'>,
): string {
  return name ?? t(`kinds.${kind}`);
}

export const fullName = ({
  given_name,
  family_name,
}: {
  readonly given_name: string;
  readonly family_name: string;
}) => `${given_name} ${family_name}`;
