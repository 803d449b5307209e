#!/usr/bin/env node
/** Nothing is imported before Node has been looked at: an older one could not even link it. */
const oldest = [22, 18] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) {
  const { runCommand } = await import('./commands.ts');
  await runCommand(process.argv.slice(2));
} else {
  process.stderr.write(
    `Boardwright needs Node ${oldest.join('.')} or newer, and this is Node ${process.versions.node}: please install a newer one from nodejs.org.\n`,
  );
  process.exitCode = 1;
}
