import { GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PageArgs, PageInfo } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
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

@ObjectType('AuditEntry', { simpleResolvers: true, description: 'One thing that an admin did.' })
export class AuditEntryType {
  @Field({ description: 'Grows with time.' })
  id: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field({ description: 'Who did it, by the username of that time.' })
  actorUsername: string;

  @Field({ description: 'Like "product.update".' })
  action: string;

  @Field({ description: 'Like "product", "user" or "order".' })
  subjectType: string;

  @Field({ description: 'Names what it was done to, within its kind.' })
  subjectId: string;

  @Field(() => GraphQLJSON, { nullable: true, description: 'How it was; null when it was made.' })
  before: unknown;

  @Field(() => GraphQLJSON, { nullable: true, description: 'How it was left; null when it was deleted.' })
  after: unknown;
}

@ObjectType('AuditPage', { description: 'One page of the audit log.' })
export class AuditPageType {
  @Field(() => [AuditEntryType], { simple: true, description: 'What stands on this page.' })
  nodes: AuditEntryType[];

  @Field(() => PageInfo, { simple: true, description: 'Where the next page begins.' })
  pageInfo: PageInfo;

  /** For the count, which is made only when it is asked for. */
  filter: AuditFilter;
}
