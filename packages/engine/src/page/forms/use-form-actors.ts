import { use, useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fromPromise } from 'xstate';
import type { ActionResult } from '../../board/define-block.ts';
import type { FormActors, FormPost, FormSent } from '../../machines/request/form-post.ts';
import { failureKindOf, RequestError, type RequestFailure } from '../../machines/request/request-failure.ts';
import { type FormResponse, formResponse } from './form-response.ts';
import { SendFormContext } from './send-form.ts';

/** Status of a refusal that names none: what was typed is at fault. */
const usualStatus = 422;

/** An action's refusal as a machine's failure; undefined for what was done, or where nothing was sent yet. */
export function failureOfResult(result: ActionResult | undefined): RequestFailure | undefined {
  if (!result || result.ok) return undefined;
  const { status = usualStatus, message, fields, values } = result;
  return { kind: failureKindOf(status), status, message, fields, values };
}

/** A machine's failure as the fields of its form read it; the same one as long as the failure is. */
export function useFailedResponse(failure: RequestFailure | undefined): FormResponse {
  return useMemo(() => formResponse(failure && { ok: false, ...failure }), [failure]);
}

/**
 * The effects of a machine that sends forms of this page, by what the host provides: the same for as long as the page
 * stands. What becomes of one after its machine has stopped, nobody hears.
 */
export function useFormActors(): FormActors {
  const send = use(SendFormContext);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [actors] = useState(() => ({
    sendForm: fromPromise<FormSent, FormPost | undefined>(async ({ input }) => {
      if (!input) throw new Error('There is no form to send');
      const result = await send(input);
      const failure = failureOfResult(result);
      if (failure) throw new RequestError(failure);
      return { path: result.ok ? result.redirect : undefined };
    }),
    showPage: fromPromise<void, FormSent>(async ({ input: { path } }) => {
      const here = location.pathname + location.search;
      if (path !== undefined) await navigate(path);
      // The router reads no page anew whose address stays.
      if (path === undefined || here === location.pathname + location.search) await revalidate();
    }),
    refresh: fromPromise<void, void>(async () => {
      // The router would leave the page for one that does not come.
      if (!navigator.onLine) throw new RequestError({ kind: 'offline' });
      await revalidate();
    }),
  }));
  return actors;
}
