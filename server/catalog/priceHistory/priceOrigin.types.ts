import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars';

@ObjectType('PriceOrigin', {
  simpleResolvers: true,
  description: 'Since when a price has been what it is, and who made it so.',
})
export class PriceOriginType {
  @Field(() => DateTime, { description: 'Since when.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'The sign-in name of who changed it, for admins.' })
  actorUsername: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'From where it was changed, for admins: "back office", "token:12", "plan:7", "sql:…".',
  })
  via: string | null;

  @Field(() => String, { nullable: true, description: 'The reason that was given, for admins.' })
  reason: string | null;
}
