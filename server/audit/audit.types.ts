import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PageArgs, connectionOf } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { AuditEntry } from './auditEntry.entity';
import type { AuditFilter } from './readAudit';

@ArgsType()
export class AuditListArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Like "product".' })
  subjectType?: string | null;

  @Field(() => String, { nullable: true, description: 'With `subjectType`: one thing alone.' })
  subjectId?: string | null;

  @Field(() => Int, { nullable: true, description: 'What one admin did.' })
  actorId?: number | null;

  @Field(() => String, { nullable: true, description: 'One kind of action alone, like "product.update".' })
  action?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only what was done at this moment or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only what was done before this moment.' })
  to?: Date | null;
}

@ObjectType('AuditPage', { description: 'One page of the audit log.' })
export class AuditPageType extends connectionOf<AuditEntry>(() => AuditEntry, 'AuditEntry') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: AuditFilter;
}
