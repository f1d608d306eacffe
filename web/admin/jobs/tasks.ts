import type { JobState, JobTask } from '../../gql/graphql';

/** What each task is called on the screen. */
export const TASKS: Readonly<Record<JobTask, string>> = {
  SEND_MAIL: 'Send a mail',
  APPLY_PLANS: 'Apply planned prices',
  TELL_PRICES: 'Write mails about prices',
  ANSWER_PASSWORD_REQUESTS: 'Answer forgotten passwords',
  FOLD_SUMS: 'Bring sums and counts up to date',
  BLANK_PERSONAL_DATA: 'Blank personal data',
  MAKE_PICTURE_COPIES: 'Make copies of pictures',
  DELETE_OLD_CARTS: 'Delete old carts',
  DELETE_OLD_SESSIONS: 'Delete ended sessions',
  DELETE_UNUSED_PICTURES: 'Delete unused pictures',
  DELETE_EXPIRED_LINKS: 'Delete expired links',
  DELETE_EXPIRED_ATTEMPTS: 'Delete expired attempts',
  DELETE_OLD_COUNTS: 'Delete old counts of jobs',
  MAKE_BACKUP: 'Make the backup of the day',
  RELEASE_LOST_JOBS: 'Give lost jobs free',
};

export const STATES: Readonly<Record<JobState, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  RETRYING: 'Retrying',
  FAILED: 'Failed',
};
