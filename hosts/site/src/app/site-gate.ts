import { ApiError } from '@boardwright/api-client';
import { internalPath } from '@boardwright/engine';
import { jsonResponse, redirectResponse } from './responses.ts';
import type { AppResponse, AppRequest } from './app-types.ts';
import type { PageRequest } from './handle-page.ts';
import { readForm } from './read-form.ts';
import type { CookieTokens } from './tokens-in-cookies.ts';

interface Gate {
  readonly request: AppRequest;
  readonly tokens: CookieTokens;
  readonly page: PageRequest;
}

/** The password of a locked site: a good one gives a site token and leads on, a wrong one says so and asks again. */
export async function openSiteGate(
  { request, tokens, page }: Gate,
  again: (message: string, next: string | undefined) => Promise<AppResponse>,
): Promise<AppResponse> {
  const form = await readForm(request);
  const next = internalPath(String(form.get('next') ?? ''));
  try {
    const { data } = await page.api.account.openSite({
      body: { password: String(form.get('password') ?? '').slice(0, 200) },
    });
    tokens.store('site', data);
    const redirect = next ?? '/';
    return request.wantsData ? jsonResponse(200, { ok: true, redirect }) : redirectResponse(redirect, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (request.wantsData) return jsonResponse(422, { ok: false, message: error.message });
    // Not 200: what was sent did not open the site.
    return { ...(await again(error.message, next)), status: 422 };
  }
}
