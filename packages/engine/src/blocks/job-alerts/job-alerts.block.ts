import { jobAlerts } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { jobAlertsMessages } from './job-alerts.messages.ts';
import { JobAlerts } from './job-alerts.tsx';

export const jobAlertsBlock = defineBlock(jobAlerts, { Renderer: JobAlerts, messages: jobAlertsMessages });
