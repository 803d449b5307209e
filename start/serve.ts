import { openBuiltSite } from '@boardwright/site';
import { runServer } from './run-server.ts';

/** `npm start`. */
await runServer(openBuiltSite);
