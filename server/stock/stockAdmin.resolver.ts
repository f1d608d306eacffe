import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import type { Once } from '../idempotency/once';
import { recordLoss, recordReceipt, setStock, type KeptChange } from './changeStock';
import { setOnlyLeftFrom } from './settings';
import type { StockEntry } from './stock.entity';
import { StockChangeType, StockCountInput, StockMovementInput } from './stock.types';

const PRODUCT = { description: 'The id of the product.' };
const INPUT = { description: 'All that it takes.' };

@Resolver()
export class StockAdminResolver {
  @Mutation(() => StockChangeType, {
    description: 'Says how many there are of a product or a size, or that it is not counted any more.',
  })
  setStock(
    @Arg('productId', () => Int, PRODUCT) productId: number,
    @Arg('input', () => StockCountInput, INPUT) input: StockCountInput,
    @Ctx() context: Context,
  ): Promise<StockChangeType> {
    return answered(context, setStock(context.db, context.viewer, productId, input));
  }

  @Mutation(() => StockChangeType, { description: 'Records that more of something came in.' })
  recordStockReceipt(
    @Arg('productId', () => Int, PRODUCT) productId: number,
    @Arg('input', () => StockMovementInput, INPUT) input: StockMovementInput,
    @Ctx() context: Context,
  ): Promise<StockChangeType> {
    return answered(context, recordReceipt(context.db, context.viewer, productId, input));
  }

  @Mutation(() => StockChangeType, { description: 'Records that some of something were lost, spoilt or given away.' })
  recordStockLoss(
    @Arg('productId', () => Int, PRODUCT) productId: number,
    @Arg('input', () => StockMovementInput, INPUT) input: StockMovementInput,
    @Ctx() context: Context,
  ): Promise<StockChangeType> {
    return answered(context, recordLoss(context.db, context.viewer, productId, input));
  }

  @Mutation(() => Int, { description: 'Sets from which number on shoppers are told that only so many are left.' })
  setStockOnlyLeftFrom(
    @Arg('onlyLeftFrom', () => Int, { description: '0 to 100; 0: they are never told.' }) onlyLeftFrom: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<number> {
    return setOnlyLeftFrom(db, viewer, onlyLeftFrom);
  }
}

async function answered({ request }: Context, change: Promise<Once<KeptChange>>): Promise<StockChangeType> {
  const { answer, replayed } = await change;
  if (replayed) request.markReplay();
  const { stock, entry } = answer;
  return { stock, entry: entry && ({ ...entry, createdAt: new Date(entry.createdAt) } as StockEntry) };
}
