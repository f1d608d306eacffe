import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { Cost } from '../graphql/cost';
import { PriceMatrixArgs, PriceMatrixType } from './matrix.types';
import { priceMatrix } from './priceMatrix';

@Resolver()
export class PriceMatrixResolver {
  // No two of them in one operation.
  @Cost({ each: 10_001 })
  @Query(() => PriceMatrixType, {
    description: 'What businesses pay now, product by product, in parts that are bounded both ways.',
  })
  priceMatrix(
    @Args(() => PriceMatrixArgs) args: PriceMatrixArgs,
    @Ctx() { lateReads: reads, viewer }: Context,
  ): Promise<PriceMatrixType> {
    return priceMatrix(reads, viewer, args);
  }
}
