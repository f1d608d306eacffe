import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { signedIn } from '../../identity/viewer';
import { endOtherSessions, endOwnSession, readOwnSessions } from './ownSessions';
import { AccountSessionType } from './sessions.types';

/** Where somebody is signed in. */
@Resolver()
export class SessionsResolver {
  @Query(() => [AccountSessionType], {
    description: 'Where the viewer is signed in: this session first, then those used last; at most 100.',
  })
  ownSessions(@Ctx() { reads, viewer, request }: Context): Promise<AccountSessionType[]> {
    return readOwnSessions(reads, signedIn(viewer), request.sessionId);
  }

  @Mutation(() => Boolean, {
    description: "Ends one of the viewer's own sessions; false when there is none of this id.",
  })
  endSession(
    @Arg('id', () => String, { description: 'Of `ownSessions`.' }) id: string,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    return endOwnSession(db, signedIn(viewer), id);
  }

  @Mutation(() => Int, { description: "Ends all of the viewer's sessions but this one, and says how many there were." })
  endOtherSessions(@Ctx() { db, viewer, request }: Context): Promise<number> {
    return endOtherSessions(db, signedIn(viewer), request.sessionId);
  }
}
