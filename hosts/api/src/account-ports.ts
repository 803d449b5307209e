import { attachGuestAlerts } from './alerts/job-alerts.queries.ts';
import { appliedJobsOf } from './applications/apply-form.ts';
import { favouritesOfPerson } from './favourites/favourites.present.ts';
import { changeMyNewsletters, findMyNewsletters } from './newsletters/my-newsletters.ts';
import { subscribe } from './newsletters/subscribe.ts';
import type { AccountPorts } from './people/account/account-ports.ts';
import type { Deps } from './platform/deps.ts';
import { uploadResume } from './resumes/own/resume-file.ts';
import { freeSlotOf } from './shop/slots.ts';

/** The features as an account needs them. */
export function accountPorts(deps: Pick<Deps, 'db' | 'clock' | 'geo' | 'storage'>): AccountPorts {
  return {
    attachGuestAlerts,
    subscribe,
    findNewsletters: findMyNewsletters,
    changeNewsletters: changeMyNewsletters,
    findFavourites: (userId, boardId) => favouritesOfPerson(deps, userId, boardId),
    findAppliedJobs: (person, member) => appliedJobsOf(deps, person, member),
    storeCv: (owner, file) => uploadResume(deps, owner, file),
    freeSlot: freeSlotOf,
  };
}
