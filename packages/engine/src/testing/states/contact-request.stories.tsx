import type { ContactRequest } from '@boardwright/api-client/contract';
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { accountBlock } from '../../blocks/account/account.block.ts';
import { blockStories, type BlockStory } from '../block-stories.tsx';
import { previewAccount } from '../preview-account.ts';
import {
  previewContacted,
  previewContactedCalls,
  previewRelations,
  previewRequests,
} from '../preview-applications.ts';

const { shared, state } = blockStories(accountBlock);

const meta: Meta = {
  title: 'States/Contact request',
  tags: ['autodocs'],
  ...withText(
    shared,
    "A company's request for contact: as the candidate answers it, behind its mailed link, and as the company follows it.",
  ),
};
export default meta;

const path = '/my-account';
const tab = '?menuType=contact-requests';
const [first] = previewRequests();
const uuid = first?.uuid ?? '';

const asked = (text: string, changes: Partial<ContactRequest>): BlockStory =>
  state(text, {
    path,
    visitor: 'candidate',
    search: tab,
    answers: {
      calls: {
        account: previewAccount('candidate'),
        relations: previewRelations(previewRequests(changes).slice(0, 1)),
      },
    },
  });
const mailed = (text: string, changes: Partial<ContactRequest>, token = uuid): BlockStory =>
  state(text, {
    path,
    visitor: 'guest',
    search: `${tab}&token=${token}`,
    answers: { calls: { relations: previewRelations(previewRequests(changes).slice(0, 1)) } },
  });
const followed = (text: string, at: number): BlockStory =>
  state(text, {
    path,
    visitor: 'employer',
    search: '?menuType=contacted-candidates',
    answers: {
      calls: {
        account: previewAccount('employer'),
        relations: previewContactedCalls(previewContacted().slice(at, at + 1)),
      },
    },
  });
const answered = '2026-11-19T09:00:00.000Z';

export const Requested = asked('It waits for the candidate', {});
export const Accepted = asked('The candidate accepted', { status: 'accepted', answered_at: answered });
export const Declined = asked('The candidate declined', { status: 'declined', answered_at: answered });
export const LinkRequested = mailed('Behind the mailed link: it asks', {});
export const LinkAccepted = mailed('Behind the mailed link: accepted', {
  status: 'accepted',
  answered_at: answered,
});
export const LinkExpired = mailed('Behind a link that is too old', {}, 'gone');
export const FollowedAccepted = followed('The company: accepted, with how to reach them', 0);
export const FollowedRequested = followed('The company: no answer yet', 1);
export const FollowedDeclined = followed('The company: declined', 2);
export const FollowedWithdrawn = followed('The company: taken back by itself', 3);
