import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { deleteExpiredLinks } from './accounts/links/accountLinks';
import type { PasswordRequests } from './accounts/recovery/passwordRequests';
import { deleteExpiredAttempts } from './accounts/secondStep/stepAttempts';
import { deleteEndedSessions } from './accounts/sessions/endedSessions';
import { BackupError } from './backup/backupError';
import { nightlyBackup } from './backup/nightly/nightlyBackup';
import { makeMissingCopies } from './catalog/pictures/missingCopies';
import { deleteUnusedPictures } from './catalog/pictures/unusedPictures';
import type { Config } from './core/config';
import { deleteOldCounts } from './jobs/jobCounts';
import { JobError } from './jobs/jobError';
import type { RunTask } from './jobs/running/jobRunner';
import { JobTask } from './jobs/jobTask';
import { releaseLostJobs } from './jobs/lostJobs';
import { queueWhatWaits } from './jobs/queueWhatWaits';
import type { Outbox } from './mail/outbox';
import { deleteOldCarts } from './orders/cart/cart';
import { foldCounts } from './listCounts/keptCounts';
import { foldSums } from './orders/sums/keepSums';
import { blankDue } from './personalData/blanking/blankOrders';
import { applyDuePlans } from './plans/applyPlans';
import { tellDue } from './priceMails/tellDue';
import { deleteExpiredCounters } from './rateLimits/expiredCounters';

interface JobTaskParts {
  db: DataSource;
  log: Logger;
  outbox: Outbox;
  passwordRequests: PasswordRequests;
  config: Pick<Config, 'keepPersonalDataDays' | 'backupDir' | 'timeZone'>;
  /** Where backups are read from: one transaction that takes its time. */
  backupUrl: string;
}

/** What each job does. A job may run twice, and beside itself: at each function stands what makes that harmless. */
export function jobTasks({
  db,
  log,
  outbox,
  passwordRequests,
  config: { keepPersonalDataDays, backupDir, timeZone },
  backupUrl,
}: JobTaskParts): Readonly<Record<JobTask, RunTask>> {
  return {
    [JobTask.SEND_MAIL]: async ({ id }, attempt) => {
      if (id === undefined) throw new JobError('The job does not say which mail.');
      await outbox.send(id, attempt);
    },
    // What another process is applying is not waited for: each plan is applied by one, in a transaction that settles it.
    [JobTask.APPLY_PLANS]: () => applyDuePlans(db, false),
    // Telling and business are unique: nobody is told of the same thing twice.
    [JobTask.TELL_PRICES]: (_, { isStopped }) => tellDue(db, isStopped),
    [JobTask.ANSWER_PASSWORD_REQUESTS]: (_, { isStopped }) => passwordRequests.answerAll(isStopped),
    [JobTask.FOLD_SUMS]: async () => {
      await foldCounts(db);
      await foldSums(db);
    },
    // What is blanked says so, and is not found a second time.
    [JobTask.BLANK_PERSONAL_DATA]: async ({ days = keepPersonalDataDays }, { isStopped }) => {
      const orders = await blankDue(db, days, isStopped);
      if (orders > 0) log.info({ orders }, 'personal data of old orders were blanked');
    },
    [JobTask.MAKE_PICTURE_COPIES]: (_, { isStopped }) => makeMissingCopies(db, log, isStopped),
    // What is old is deleted, and is not there a second time.
    [JobTask.DELETE_OLD_CARTS]: () => deleteOldCarts(db),
    [JobTask.DELETE_OLD_SESSIONS]: () => deleteEndedSessions(db),
    [JobTask.DELETE_UNUSED_PICTURES]: (_, { isStopped }) => deleteUnusedPictures(db, isStopped),
    [JobTask.DELETE_EXPIRED_LINKS]: () => deleteExpiredLinks(db),
    [JobTask.DELETE_EXPIRED_ATTEMPTS]: async () => {
      await deleteExpiredAttempts(db);
      await deleteExpiredCounters(db);
    },
    [JobTask.DELETE_OLD_COUNTS]: () => deleteOldCounts(db),
    // A day has one backup; a lock keeps two from making it, and one that was not ended leaves no file.
    [JobTask.MAKE_BACKUP]: async () => {
      if (backupDir === null) return;
      const onNotNoted = (error: unknown): void =>
        log.warn({ err: error }, 'what became of a backup could not be noted');
      const made = await nightlyBackup({ url: backupUrl, folder: backupDir, timeZone, onNotNoted }).catch(
        (error: unknown) => {
          // Its words are the shop's own, and tell an admin what to do.
          throw error instanceof BackupError ? new JobError(error.message, { cause: error }) : error;
        },
      );
      if (made) log.info({ file: made.file, bytes: made.bytes }, 'the backup of the day was made');
    },
    [JobTask.RELEASE_LOST_JOBS]: async () => {
      await releaseLostJobs(db);
      await queueWhatWaits(db);
    },
  };
}
