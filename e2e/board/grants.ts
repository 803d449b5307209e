import { callApi } from './accounts.ts';

/** The company that somebody works for, as the demo's admin finds it. @param token of that somebody */
async function asAdmin(token: string) {
  const { data: client } = await callApi<{ data: { name: string } }>('GET', 'employer/v1/client', { token });
  const body = { email: 'admin@demo.test', password: 'boardwright-demo' };
  const { data: admin } = await callApi<{ data: { token: string } }>('POST', 'admin/v1/login', { body });
  const path = `admin/v1/clients?search=${encodeURIComponent(client.name)}`;
  const { data: found } = await callApi<{ data: { id: number; name: string }[] }>('GET', path, {
    token: admin.token,
  });
  return { id: found.find(({ name }) => name === client.name)?.id, token: admin.token };
}

/**
 * Has the demo's admin grant credits to a company: what a journey spends is its own, so that it passes however often it
 * runs on one server.
 * @param token of somebody who works for the company
 */
export async function grantCredits(token: string, amount: number): Promise<void> {
  const admin = await asAdmin(token);
  await callApi('POST', `admin/v1/clients/${admin.id}/grants`, {
    token: admin.token,
    body: { kind: 'credit', amount, note: 'For a journey', idempotency_key: crypto.randomUUID() },
  });
}

/** Has the demo's admin verify a company, so that it may order on invoice. @param token as for {@link grantCredits} */
export async function verifyCompany(token: string): Promise<void> {
  const admin = await asAdmin(token);
  await callApi('PUT', `admin/v1/clients/${admin.id}`, { token: admin.token, body: { verified: true } });
}

/**
 * Has the demo's admin grant a company postings, as if it had bought them.
 * @param token as for {@link grantCredits}
 * @param product what its jobs are published with
 */
export async function grantPostings(token: string, product: number, amount: number): Promise<void> {
  const admin = await asAdmin(token);
  await callApi('POST', `admin/v1/clients/${admin.id}/grants`, {
    token: admin.token,
    body: {
      kind: 'posting',
      amount,
      product_id: product,
      note: 'For a journey',
      idempotency_key: crypto.randomUUID(),
    },
  });
}
