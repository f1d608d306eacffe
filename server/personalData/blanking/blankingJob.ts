import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { RepeatedJob } from '../../core/repeatedJob';
import { blankDue } from './blankOrders';

const ONE_HOUR_MS = 3_600_000;

/**
 * Blanks personal data that are not to be kept any more: when the shop opens, then each hour (specification 24.3).
 * @param days for how many days after an order they are kept
 */
export function blankingJob(db: DataSource, log: Logger, days: number): RepeatedJob {
  return new RepeatedJob(log, {
    pauseMs: ONE_HOUR_MS,
    failure: 'personal data of old orders could not be blanked; it will be tried again',
    async run(isStopped) {
      const orders = await blankDue(db, days, isStopped);
      if (orders > 0) log.info({ orders }, 'personal data of old orders were blanked');
    },
  });
}
