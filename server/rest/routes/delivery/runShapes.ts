import { lower } from '../../route';
import { ADDRESS } from './orderSelections';

/** What is selected of a run for its driver. */
export const DRIVEN_RUN = `id version date window driver { id name } state departedAt closedAt
  floatLbp expectedLbp expectedUsd
  stops { orderId outcome status stage customerName employeeName phone ${ADDRESS} latitude longitude note
    deliveryWindow deliveryZone pieces parcels toCollect lbpPerUsd
    attempts { id runId at byUsername isDelivered takenBy reason next due lbp usd changeLbp hasPhoto } }`;

/** The same with what was counted after it, for who plans it. */
export const PLANNED_RUN = `${DRIVEN_RUN}
  counts { at byUsername expectedLbp expectedUsd countedLbp countedUsd note }`;

interface StopData {
  outcome: string | null;
  status: string;
  stage: string | null;
  attempts: { next: string | null }[];
}

/** A run as GraphQL gives it. */
export interface RunData {
  state: string;
  stops: StopData[];
}

/** A run with its documented, lower-case values. */
export function runShape({ state, stops, ...run }: RunData) {
  return { ...run, state: lower(state), stops: stops.map(stopShape) };
}

function stopShape({ outcome, status, stage, attempts, ...stop }: StopData) {
  return {
    ...stop,
    outcome: lower(outcome),
    status: lower(status),
    stage: lower(stage),
    attempts: attempts.map((attempt) => ({ ...attempt, next: lower(attempt.next) })),
  };
}
