import type { FastifyInstance } from 'fastify';
import { HttpError } from '../platform/http/http-error.ts';
import { WebhookError } from '../platform/ports/payments/payments.ts';
import { applyReport } from './apply-report.ts';
import type { ShopDeps } from './shop-deps.ts';

/**
 * `POST /api/payments/{provider}`: where the providers that are set up tell what came of a payment. No call of the
 * contract: its messages are theirs, and are checked byte by byte.
 */
export function addWebhooks(app: FastifyInstance, deps: ShopDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>('/api/payments/:provider', async (request, reply) => {
      const provider = deps.payments.find(({ name }) => name === request.params.provider);
      if (!provider) throw new HttpError('notFound');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const report = await provider.readWebhook(body, request.headers);
        if (report) await applyReport(deps, provider, report);
      } catch (error) {
        if (error instanceof WebhookError) throw new HttpError('webhookRefused', { cause: error });
        throw error;
      }
      return reply.status(200).send({ received: true });
    });
  });
}
