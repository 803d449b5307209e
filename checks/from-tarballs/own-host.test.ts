import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryNode } from '../../scripts/repository.mjs';
import { projectFromTarballs, type Project } from './application.ts';

describe('a host of its own, of plain Node, from the tarballs', () => {
  let project: Project;
  let server: ChildProcess | undefined;
  let address: string;
  const get = async (path: string) => {
    const response = await fetch(`${address}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  beforeAll(async () => {
    project = projectFromTarballs();
    server = spawn(repositoryNode, ['src/server.ts'], {
      cwd: project.add('own-host'),
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: server.stdout ?? process.stdin });
    address = await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      server?.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
    });
  });
  afterAll(() => {
    server?.kill();
    project.remove();
  });

  it('renders its own block and one of the core, in the brand', async () => {
    const { status, text } = await get('/');
    expect(status).toBe(200);
    expect(text).toContain('<blockquote>The tide waits for nobody</blockquote><figcaption>Ann</figcaption>');
    expect(text).toContain('When do we sail?');
    expect(text).toContain('--brand-primary: #14532d;');
    expect(text).not.toContain('<script');
  });

  it('renders in a language that the product does not speak, by the block’s own messages', async () => {
    const { text } = await get('/fr');
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain(
      '<blockquote>We are hiring</blockquote><figcaption>Quelqu’un de chez nous</figcaption>',
    );
  });

  it('lets in no style but its own, by a nonce of each answer', async () => {
    const [one, other] = [await get('/'), await get('/')];
    const nonceOf = ({ text }: { readonly text: string }) => /<style nonce="([^"]+)"/.exec(text)?.[1];
    expect(one.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(one)}'`);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.text.replace(/<style nonce[^]*?<\/style>/, '')).not.toContain('<style');
  });

  it('has the style sheets of both packages, and nothing elsewhere', async () => {
    for (const sheet of ['/ui.css', '/engine.css']) {
      const { status, headers, text } = await get(sheet);
      expect([status, headers.get('content-type'), text.length > 5000]).toEqual([200, 'text/css', true]);
    }
    expect((await get('/nowhere')).status).toBe(404);
  });
});
