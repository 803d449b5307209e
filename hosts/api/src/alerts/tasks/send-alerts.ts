import type { AlertTools } from './alert-tools.ts';
import { announceJobs } from './announce-jobs.ts';
import { sendDirectAlerts } from './direct-alerts.ts';
import { sendDueAlerts } from './due-alerts.ts';

/**
 * The minute's work for job alerts (§3, §9): notes which jobs are new, tells the direct alerts of them, and mails the
 * daily, weekly and monthly ones whose moment has come. May be broken off anywhere: nothing is sent twice or forgotten.
 */
export async function sendAlerts(tools: AlertTools): Promise<void> {
  await announceJobs(tools.db, tools.clock.now());
  await sendDirectAlerts(tools);
  await sendDueAlerts(tools);
}
