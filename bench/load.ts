import { spawn, spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import type { Server } from './servers.ts';

const headers = { 'accept-encoding': 'br', accept: 'text/html' };
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

function requestOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}: ${url}`)),
      );
    }).on('error', reject);
  });
}

/** Asks addresses one after another, over one connection that stays open. */
export async function requestEach(urls: Iterable<string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let asked = 0;
  for (const url of urls) {
    await requestOnce(url, agent);
    asked += 1;
  }
  agent.destroy();
  return asked;
}

async function withWrk(url: string, seconds: number): Promise<number> {
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = spawn('wrk', ['-t1', '-c16', `-d${seconds}s`, ...options, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of wrk.stdout) output += String(chunk);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(output)?.[0];
  if (!requests || failed) throw new Error(`wrk: ${failed ?? output}`);
  return requests;
}

async function withNode(url: string, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  function* again() {
    while (performance.now() < until) yield url;
  }
  const loops = await Promise.all(Array.from({ length: 8 }, () => requestEach(again())));
  return loops.reduce((sum, asked) => sum + asked, 0);
}

/** Asks one address as often as it goes for some seconds; how often that was. */
export function hammer(url: string, seconds: number): Promise<number> {
  return hasWrk ? withWrk(url, seconds) : withNode(url, seconds);
}

/** Milliseconds of processor time that a server spends on a request while it is asked. */
export async function cpuPerRequest(server: Server, ask: () => Promise<number>): Promise<number> {
  const before = await server.usage();
  const asked = await ask();
  const after = await server.usage();
  return (after.cpu - before.cpu) / asked;
}
