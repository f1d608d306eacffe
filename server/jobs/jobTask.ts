import { registerEnumType } from 'type-graphql';

/** What a job does, by the name under which it waits in the queue; one is added here and in `server/jobTasks.ts`. */
export enum JobTask {
  SEND_MAIL = 'send_mail',
  APPLY_PLANS = 'apply_plans',
  TELL_PRICES = 'tell_prices',
  ANSWER_PASSWORD_REQUESTS = 'answer_password_requests',
  FOLD_SUMS = 'fold_order_sums',
  BLANK_PERSONAL_DATA = 'blank_personal_data',
  MAKE_PICTURE_COPIES = 'make_picture_copies',
  DELETE_OLD_CARTS = 'delete_old_carts',
  DELETE_OLD_SESSIONS = 'delete_old_sessions',
  DELETE_UNUSED_PICTURES = 'delete_unused_pictures',
  DELETE_EXPIRED_LINKS = 'delete_expired_links',
  DELETE_EXPIRED_ATTEMPTS = 'delete_expired_attempts',
  DELETE_OLD_COUNTS = 'delete_old_counts',
  MAKE_BACKUP = 'make_backup',
  RELEASE_LOST_JOBS = 'release_lost_jobs',
}

registerEnumType(JobTask, {
  name: 'JobTask',
  description: 'What a job does.',
  valuesConfig: {
    SEND_MAIL: { description: 'Sends one mail.' },
    APPLY_PLANS: { description: 'Applies planned prices whose instant has come.' },
    TELL_PRICES: { description: 'Writes the mails of changed and planned prices.' },
    ANSWER_PASSWORD_REQUESTS: { description: 'Writes the mails to those who have forgotten a password.' },
    FOLD_SUMS: { description: 'Brings the sums of reports and the counts of lists up to date.' },
    BLANK_PERSONAL_DATA: { description: 'Blanks personal data that are not to be kept any more.' },
    MAKE_PICTURE_COPIES: { description: 'Makes the small copies of pictures that have none.' },
    DELETE_OLD_CARTS: { description: 'Deletes the carts of guests that nobody has touched for 30 days.' },
    DELETE_OLD_SESSIONS: { description: 'Deletes sessions that have ended.' },
    DELETE_UNUSED_PICTURES: { description: 'Deletes pictures that nothing has shown for a week.' },
    DELETE_EXPIRED_LINKS: { description: 'Deletes links of mails that work no more.' },
    DELETE_EXPIRED_ATTEMPTS: { description: 'Deletes counters of limits, and sign-ins that nobody has ended.' },
    DELETE_OLD_COUNTS: { description: 'Deletes counts of done jobs after a week, and regular jobs that failed then.' },
    MAKE_BACKUP: { description: 'Makes the backup of the day, where the shop has a folder for backups.' },
    RELEASE_LOST_JOBS: {
      description: 'Gives free the jobs of processes that ended in the middle, and queues what waits without a job.',
    },
  },
});

/** How a task is queued. */
interface JobTerms {
  /** How often a job is tried; then it has failed, and stays. */
  readonly attempts: number;
  /** When it is queued by itself: minute, hour, day of the month, month and day of the week of UTC. */
  readonly cron?: string;
  /** Whether it is also queued when the shop opens. */
  readonly atStart?: true;
}

/**
 * How long a try to send a mail may take before another one begins: a job whose process has lost the database is given to
 * another process while the first may still be talking to the mail server.
 */
export const MAIL_TRY_SECONDS = 120;
const REGULAR = 25;
const EACH_MINUTE = '* * * * *';

/** The times of the hour differ, so that the clean-up comes in small parts. */
export const JOB_TERMS: Readonly<Record<JobTask, JobTerms>> = {
  // The last try comes about a day after the first (specification 5.7).
  [JobTask.SEND_MAIL]: { attempts: 32 },
  [JobTask.APPLY_PLANS]: { attempts: REGULAR, cron: EACH_MINUTE },
  [JobTask.TELL_PRICES]: { attempts: REGULAR, cron: EACH_MINUTE },
  [JobTask.ANSWER_PASSWORD_REQUESTS]: { attempts: REGULAR, cron: EACH_MINUTE },
  [JobTask.FOLD_SUMS]: { attempts: REGULAR, cron: EACH_MINUTE },
  [JobTask.BLANK_PERSONAL_DATA]: { attempts: REGULAR, cron: '5 * * * *', atStart: true },
  [JobTask.MAKE_PICTURE_COPIES]: { attempts: REGULAR, cron: '10 * * * *', atStart: true },
  [JobTask.DELETE_OLD_CARTS]: { attempts: REGULAR, cron: '15 * * * *' },
  [JobTask.DELETE_OLD_SESSIONS]: { attempts: REGULAR, cron: '20 * * * *' },
  [JobTask.DELETE_UNUSED_PICTURES]: { attempts: REGULAR, cron: '25 * * * *' },
  [JobTask.DELETE_EXPIRED_LINKS]: { attempts: REGULAR, cron: '30 * * * *' },
  [JobTask.DELETE_EXPIRED_ATTEMPTS]: { attempts: REGULAR, cron: '35 * * * *' },
  [JobTask.DELETE_OLD_COUNTS]: { attempts: REGULAR, cron: '40 * * * *' },
  // The first one of the shop's day makes it; the others find it there.
  [JobTask.MAKE_BACKUP]: { attempts: REGULAR, cron: '45 * * * *' },
  [JobTask.RELEASE_LOST_JOBS]: { attempts: REGULAR, cron: EACH_MINUTE, atStart: true },
};

/** The tasks that are queued by themselves: one job of each at a time. */
export const REGULAR_TASKS = Object.values(JobTask).filter((task) => JOB_TERMS[task].cron !== undefined);
