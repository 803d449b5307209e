/** Loaded into a server under measurement (`--import`): tells its parent what it used so far, all its threads together. */
process.on('message', (asked) => {
  if (asked !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpu: (user + system) / 1000, memory: process.memoryUsage().rss / 1e6 } });
});
// Being asked must not keep a server alive that wants to end.
process.channel?.unref();
