import { useState } from 'react';
import { useRemarks } from '../checks/use-remarks.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import type { PlanContents } from '../publication/plan-source.ts';
import { usePublication, waitingReleases } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';
import { useFormUid } from '../saving/use-form-uid.ts';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import { addToRelease } from './add-to-release.ts';
import { atOnce, isMissing, momentsOf } from './when.ts';

/**
 * When something goes to visitors or from them, as a dialog asks for it: at once, at a moment, or with a release.
 * @param contents what goes
 * @param mayGoBack it can go back afterwards
 */
export function useWhen(contents: PlanContents, mayGoBack = true) {
  const t = usePlanMessages();
  const source = usePublishingSource();
  const site = useEdited(({ id }) => id);
  const { site: publication } = usePublication();
  const remarks = useRemarks()(contents.pages);
  const zone = useSiteZone();
  const textOf = useMomentText();
  const [chosen, setWhen] = useState(() => atOnce(source?.now() ?? 0, zone));
  const when = mayGoBack ? chosen : { ...chosen, isBack: false };
  const moments = momentsOf(when, zone);
  const { dueAt, backAt } = moments;
  const uid = useFormUid([dueAt, backAt, contents, when.kind, when.name]);
  const release = waitingReleases(publication).find(({ id }) => id === when.release);
  const time = dueAt === undefined ? undefined : textOf(dueAt);
  return {
    when,
    setWhen,
    /** How many remarks the checks have about what goes. */
    remarks,
    /** Something of it is missing: its field says so. */
    isOpen: isMissing(when, moments),
    /** What the button does. @param now of what is done at once */
    action(now: string): string {
      if (when.kind === 'now') return now;
      if (when.kind === 'release') return t('addToRelease');
      return time === undefined ? t('plan') : t('planFor', { time });
    },
    /** What was done, in a sentence. */
    done(sentences: { readonly now: () => string; readonly plan: (time: string) => string }): string {
      if (when.kind === 'now') return sentences.now();
      if (when.kind === 'release') return t('isInRelease', { name: release?.name ?? when.name });
      return sentences.plan(time ?? '');
    },
    /** Plans it, or adds it to the release. @throws Error, as the source */
    async plan(): Promise<void> {
      if (!source) return;
      if (when.kind === 'plan') await source.plans.add(site, { uid, dueAt, backAt, ...contents, remarks });
      else await addToRelease(source.plans, site, { uid, release, name: when.name, contents, remarks });
    },
  };
}
