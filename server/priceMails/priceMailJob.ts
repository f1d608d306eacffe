import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { RepeatedJob } from '../core/repeatedJob';
import { tellDue } from './tellDue';

const PAUSE_MS = 5_000;

/**
 * Tells businesses of changed prices by mail (specification 23.9). Every process has one; one of them tells at a time.
 * @param onTold is called after mails were queued
 */
export function priceMailJob(db: DataSource, log: Logger, onTold: () => void): RepeatedJob {
  return new RepeatedJob(log, {
    pauseMs: PAUSE_MS,
    failure: 'businesses could not be told of changed prices; it will be tried again',
    async run(isStopped) {
      if (await tellDue(db, isStopped)) onTold();
    },
  });
}
