import { graphql } from '../../gql/gql';

export const JobsDocument = graphql(`
  query AdminJobs($after: String, $state: JobState, $task: JobTask, $descending: Boolean!) {
    jobs(first: 50, after: $after, state: $state, task: $task, descending: $descending) {
      nodes {
        id
        task
        state
        attempts
        maxAttempts
        dueAt
        lastError
        createdAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const JobCountsDocument = graphql(`
  query AdminJobCounts {
    jobCounts {
      task
      waiting
      running
      retrying
      failed
      done
      lastDoneAt
    }
  }
`);

export const BackupsDocument = graphql(`
  query AdminBackups {
    backups {
      isSetUp
      runs {
        id
        day
        state
        file
        endedAt
        bytes
        orders
        verifiedAt
        error
      }
    }
  }
`);

export const RunJobAgainDocument = graphql(`
  mutation AdminRunJobAgain($id: ID!) {
    runJobAgain(id: $id) {
      id
      state
    }
  }
`);

export const RunFailedJobsDocument = graphql(`
  mutation AdminRunFailedJobs($task: JobTask!) {
    runFailedJobs(task: $task)
  }
`);
