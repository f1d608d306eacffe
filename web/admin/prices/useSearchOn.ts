import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PriceMatrixQueryVariables } from '../../gql/graphql';
import { PriceMatrixDocument, type Matrix } from './documents';

/** After so many parts without anything it is asked for before it goes on: 6,000 products. */
const MOST_PARTS = 20;

/** How far a filter has come that found nothing at first. */
interface Progress {
  /** The part of the page, where it began. */
  of: Matrix | undefined;
  /** The part that was looked at last. */
  matrix: Matrix | undefined;
  lookedAt: number;
  /** Parts since it was last asked to go on. */
  parts: number;
  isStopped: boolean;
  error: unknown;
}

/** What a filter found, or how far it has looked. */
export interface Search {
  /** What to show: the first part in which anything was found, or else the last one. */
  matrix: Matrix | undefined;
  /** How many products of this page were looked at. */
  lookedAt: number;
  isLooking: boolean;
  /** Why it could not go on; null for nothing. */
  error: unknown;
  stop: () => void;
  lookOn: () => void;
}

/**
 * Looks on, part by part, where a filter found nothing in a page of the matrix, until it finds something, comes to the end
 * or is stopped.
 * @param read the part that the page asks for
 * @param loading whether that part is just being read again or for other variables: then nothing is looked for
 */
export function useSearchOn(read: Matrix | undefined, loading: boolean, variables: PriceMatrixQueryVariables): Search {
  const client = useApolloClient();
  const [kept, setKept] = useState<Progress>(() => begun(read));
  const now = kept.of === read ? kept : begun(read);
  const isLeft = now.matrix?.rows.length === 0 && now.matrix.nextProductId !== null;
  const isLooking = isLeft && !loading && !now.isStopped && now.parts < MOST_PARTS;
  const afterProductId = now.matrix?.nextProductId ?? null;

  const readNext = useEffectEvent(async (): Promise<Progress> => {
    try {
      const { data } = await client.query({
        query: PriceMatrixDocument,
        variables: { ...variables, afterProductId },
        fetchPolicy: 'no-cache',
      });
      const matrix = data!.priceMatrix;
      const lookedAt = now.lookedAt + matrix.productsLookedAt;
      return { ...now, matrix, lookedAt, parts: now.parts + 1, error: null };
    } catch (error) {
      return { ...now, isStopped: true, error };
    }
  });
  useEffect(() => {
    if (!isLooking) return;
    let isOver = false;
    void readNext().then((next) => {
      if (!isOver) setKept(next);
    });
    return () => {
      isOver = true;
    };
  }, [read, isLooking, afterProductId]);

  return {
    matrix: now.matrix,
    lookedAt: now.lookedAt,
    isLooking,
    error: now.error,
    stop: () => setKept({ ...now, isStopped: true }),
    lookOn: () => setKept({ ...now, parts: 0, isStopped: false, error: null }),
  };
}

function begun(read: Matrix | undefined): Progress {
  return { of: read, matrix: read, lookedAt: read?.productsLookedAt ?? 0, parts: 0, isStopped: false, error: null };
}
