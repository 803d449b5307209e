import { jobAlerts } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { jobAlertsActions } from './job-alerts.actions.ts';
import { jobAlertsHead } from './job-alerts.head.ts';
import { loadJobAlerts } from './job-alerts.load.ts';
import { jobAlertsMessages } from './job-alerts.messages.ts';
import { JobAlerts } from './job-alerts.tsx';

export const jobAlertsBlock = defineBlock(jobAlerts, {
  load: loadJobAlerts,
  head: jobAlertsHead,
  actions: jobAlertsActions,
  Renderer: JobAlerts,
  messages: jobAlertsMessages,
});
