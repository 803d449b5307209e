import { contract, type EndpointGroup, openApiDocument } from '@boardwright/api-client/contract';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';

type Document = Extract<
  NonNullable<Parameters<typeof fastifySwagger>[1]>,
  { mode: 'static' }
>['specification'];

/** `/api/openapi.json`, made from the contract and what plugins declare, and `/api/docs`, where one can read and try it; all assets are our own. */
export async function addDocs(
  app: FastifyInstance,
  added: Readonly<Record<string, EndpointGroup>>,
): Promise<void> {
  const document = openApiDocument({ ...contract, ...added }, version);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
  await app.register(async (docs) => {
    await docs.register(fastifySwagger, { mode: 'static', specification: { document } as Document });
    await docs.register(fastifySwaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      theme: {
        title: 'Boardwright API',
        // The bar on top only offers to open other documents.
        css: [{ filename: 'boardwright.css', content: '.swagger-ui .topbar { display: none }' }],
      },
      uiConfig: { deepLinking: true, docExpansion: 'list', persistAuthorization: false },
    });
  });
}
