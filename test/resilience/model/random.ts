import { randomInt } from 'node:crypto';
import { WHOLE } from '../../support/whole';

/** Which sequence of random numbers this run takes: always the same one, but in long runs. */
export const SEED = Number(process.env.MODEL_SEED ?? (WHOLE ? randomInt(2 ** 31) : 20_261_122));

/** mulberry32: the same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const random = generator(SEED);
export const randomBelow = (limit: number): number => Math.floor(random() * limit);
export const randomElement = <T>(list: readonly T[]): T => list[randomBelow(list.length)]!;
