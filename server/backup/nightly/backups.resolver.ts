import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Config } from '../../core/config';
import type { Context } from '../../graphql/context';
import { BackupRun } from './backupRun.entity';
import { readRuns } from './backupRuns';

@ObjectType('Backups', { simpleResolvers: true, description: 'How it stands with the nightly backups.' })
class Backups {
  @Field({ description: 'Whether one is made each night: BACKUP_DIR is set.' })
  isSetUp: boolean;

  @Field(() => [BackupRun], { description: 'The newest 50 tries, the newest first.' })
  runs: BackupRun[];
}

@Resolver()
export class BackupsResolver {
  constructor(private readonly config: Pick<Config, 'backupDir'>) {}

  @Query(() => Backups, { description: 'How it stands with the nightly backups.' })
  async backups(@Ctx() { lateReads: reads }: Context): Promise<Backups> {
    return { isSetUp: this.config.backupDir !== null, runs: await readRuns(reads) };
  }
}
