/** How far a limit is used up, as the headers `RateLimit-Policy` and `RateLimit` say it (specification 12.9). */
export interface LimitState {
  /** Names the limit, for clients too. */
  readonly name: string;
  /** How many there may be. */
  readonly most: number;
  /** How many more there may be now. */
  readonly left: number;
  /** Within which time; null: at the same moment. */
  readonly window: {
    readonly seconds: number;
    /** When there may be as many again, in seconds from now. */
    readonly endsIn: number;
  } | null;
}

/** Lets a client know of a limit that its request was counted by; of the same limit the last state holds. */
export type TellLimit = (state: LimitState) => void;
