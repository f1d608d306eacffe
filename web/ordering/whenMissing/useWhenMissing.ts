import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { WhenMissing } from '../../gql/graphql';
import { readStored, writeStored } from '../../lib/storage';
import { LastWhenMissingDocument } from './documents';

/** What the shop does when something is missing; null: nothing is said. */
export interface WhenMissingWish {
  wish: WhenMissing | null;
  choose: (wish: WhenMissing) => void;
}

const KNOWN: readonly WhenMissing[] = ['CALL', 'SUBSTITUTE', 'LEAVE_OUT'];
const keyOf = (person: string) => `when-missing-${person}`;

/**
 * What the buyer wants when something is missing (specification 4.16): what was chosen last on this device, else with the
 * last order of the account.
 * @param person the id of the account, or "guest"
 */
export function useWhenMissing(person: string): WhenMissingWish {
  const [chosen, setChosen] = useState(() => saved(person));
  const { data } = useQuery(LastWhenMissingDocument, { skip: person === 'guest' || chosen !== null });
  return {
    wish: chosen ?? data?.viewer?.whenMissing ?? null,
    choose(wish) {
      setChosen(wish);
      writeStored(keyOf(person), wish);
    },
  };
}

function saved(person: string): WhenMissing | null {
  const wish = readStored(keyOf(person));
  return KNOWN.find((known) => known === wish) ?? null;
}

/** The wish as it is sent; nothing of it where nothing is said. */
export function whenMissingInput(wish: WhenMissing | null | undefined): { whenMissing?: WhenMissing } {
  return wish ? { whenMissing: wish } : {};
}
