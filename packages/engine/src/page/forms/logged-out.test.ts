import { describe, expect, it } from 'vitest';
import { accountBlock } from '../../blocks/account/account.block.ts';
import { postForm } from '../../testing/index.ts';
import { loggedOutMessages } from './logged-out.messages.ts';

const { loggedOut, loggedOutTyped } = loggedOutMessages.nl;

/** What a form of the account says to who is no longer logged in. */
async function messageFor(action: string, values: Readonly<Record<string, string>>) {
  const { result } = await postForm(accountBlock, action, values, { path: '/my-account', visitor: 'guest' });
  return result;
}

describe('a form of the account, sent after the session ended', () => {
  it.each([
    ['manage-jobs.setStatus', { id: '7', status: 'paused' }],
    ['manage-jobs.duplicate', { id: '7', key: '12345678' }],
    ['manage-jobs.renew', { id: '7', product_id: '3' }],
    ['web-shop.pay', { id: '4' }],
    ['web-shop.cancelSlot', { subscription_id: '4' }],
    ['client.setActive', { id: '4', active: '0' }],
    ['client.switchCompany', { id: '4' }],
    ['organisations.archive', { id: '4' }],
    ['organisations.movePart', { id: '4', revision: '2', at: '1', to: 'up' }],
    ['organisations.removePart', { id: '4', revision: '2', at: '1' }],
    ['organisations.savePicture', { id: '4', revision: '2', which: 'logo', as: 'remove' }],
    ['resume.removeEntry', { id: '4' }],
    ['resume.setStatus', { status: 'available' }],
    ['edit-profile.endSession', {}],
    ['edit-profile.deleteAccount', { sure: '1' }],
    ['edit-profile.deleteAddress', { id: '4' }],
    ['tokens.revoke', { id: '4' }],
    ['tokens.setFeedActive', { id: '4', active: '0' }],
    ['tokens.removeFeed', { id: '4' }],
    ['job-alerts.remove', { id: '4' }],
    ['job-applicants.removeNote', { applicant: '4', note: '5' }],
  ])('says nothing of typing under a button alone: %s', async (action, values) => {
    expect(await messageFor(action, { _part: 'p-1', ...values })).toMatchObject({
      ok: false,
      status: 401,
      message: loggedOut,
    });
  });

  it.each([
    ['manage-jobs.save', { title: 'Kok' }],
    ['manage-jobs.autosave', { title: 'Kok' }],
    ['web-shop.place', { product_id: '3', po_number: 'PO 12' }],
    ['client.saveCompany', { name: 'Bakkerij', revision: '2' }],
    ['organisations.save', { name: 'Bakkerij' }],
    ['organisations.savePart', { id: '4', revision: '2', type: 'video', value: 'https://example.org/1' }],
    ['resume.saveAbout', { position: 'Kok' }],
    ['edit-profile.saveProfile', { given_name: 'Jelle' }],
    ['edit-profile.saveAddress', { city: 'Assen' }],
    ['tokens.keepFeed', { address: 'https://example.org/feed.xml' }],
    ['tokens.create', { name: 'Van ons' }],
    ['job-alerts.save', { search: 'kok' }],
    ['job-applicants.addNote', { applicant: '4', text: 'Bellen' }],
  ])('says that what was typed is still there: %s', async (action, values) => {
    expect(await messageFor(action, { _part: 'p-1', ...values })).toMatchObject({ message: loggedOutTyped });
  });
});
