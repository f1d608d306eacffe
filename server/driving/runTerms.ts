/** What became of a stop (specification 33.3). */
export enum StopOutcome {
  DELIVERED = 'delivered',
  NOT_DELIVERED = 'not_delivered',
  TAKEN_BACK = 'taken_back',
}

/** What comes next for an order that was not delivered. */
export enum NextStep {
  LATER_TODAY = 'later_today',
  ANOTHER_DAY = 'another_day',
  NOT_WANTED = 'not_wanted',
}

/** How far a run is. */
export enum RunState {
  PLANNED = 'planned',
  OUT = 'out',
  CLOSED = 'closed',
}
