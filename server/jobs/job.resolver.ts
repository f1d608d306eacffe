import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { Job, JobCount, JobListArgs, JobPageType } from './job.types';
import { JobTask } from './jobTask';
import { countByTask, countJobs, readJobs } from './readJobs';
import { runFailedJobs, runJobAgain } from './runAgain';

@Resolver(() => JobPageType)
export class JobResolver {
  @Query(() => JobPageType, { description: 'The work that is due, or will be, and what failed of it.' })
  async jobs(
    @Args(() => JobListArgs) { state, task, ...page }: JobListArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<JobPageType> {
    const filter = { state: state ?? null, task: task ?? null };
    return { ...(await readJobs(reads, filter, page)), filter };
  }

  @Query(() => [JobCount], { description: 'Of every task, how many jobs there are, and how many were done.' })
  jobCounts(@Ctx() { lateReads: reads }: Context): Promise<JobCount[]> {
    return countByTask(reads);
  }

  @Mutation(() => Job, { description: 'Runs a job again whose last try has failed, now.' })
  runJobAgain(
    @Arg('id', () => ID, { description: 'The job.' }) id: string,
    @Ctx() { db, viewer }: Context,
  ): Promise<Job> {
    return runJobAgain(db, viewer, id);
  }

  @Mutation(() => Int, {
    description: 'Runs all jobs of a task again that have failed for good, at most 1,000 at once; answers how many.',
  })
  runFailedJobs(
    @Arg('task', () => JobTask, { description: 'What they do.' }) task: JobTask,
    @Ctx() { db, viewer }: Context,
  ): Promise<number> {
    return runFailedJobs(db, viewer, task);
  }

  @FieldResolver(() => Int, { description: 'How many jobs there are over all pages.' })
  totalCount(@Root() page: JobPageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countJobs(reads, page.filter);
  }
}
