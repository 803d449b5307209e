import { defineEndpoint } from '../define-endpoint.ts';
import { session } from '../entities/account.ts';
import { list } from '../shape.ts';

/** Where somebody is logged in, and how that ends (specification §4 'Auth'). */
const findSessions = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  summary: 'Where the caller is logged in on this site, used last first.',
  reply: list(session),
});

const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/{uuid}',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  summary: "Ends one of the caller's sessions: its token is no longer good.",
  errors: ['notFound'],
});

const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/sessions',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  summary: "Ends every session of the caller except this one, also on the product's other sites.",
});

const logOut = defineEndpoint({
  method: 'POST',
  path: '/log-out',
  roles: ['admin', 'candidate', 'employer', 'public'],
  area: 'everyone',
  beforeSecondStep: true,
  summary: 'Ends the session of the token that is sent: it is no longer good.',
});

export const accountSessions = { findSessions, endSession, endOtherSessions, logOut } as const;
