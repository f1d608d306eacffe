import type { ApolloClient } from '@apollo/client';
import { sendOrder as awaitAnswer } from '../../ordering/sendOrder';
import type { SendResult } from '../../outbox/sendQueue';
import { DeliverOrderDocument, ReportNotDeliveredDocument } from '../documents';
import type { Outcome, Report } from './reports';

/** After this long without an answer another try is made, under the same key; a photo takes its time on a bad network. */
const ANSWER_WITHIN_MS = 60_000;

/** Codes of errors that are due to the report and would be the same again. */
const OF_THE_REPORT = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'PAYLOAD_TOO_LARGE'];

/** Sends what happened at a door. Sent again, it is the same request to the letter, so that the shop keeps it once. */
export async function sendReport(client: ApolloClient, report: Report): Promise<SendResult<Outcome>> {
  const answer = await awaitAnswer(send(client, report), ANSWER_WITHIN_MS);
  if ('kind' in answer) return answer;
  const { code, message, fields } = answer;
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  // The shop has it under this key, as an earlier version of this page sent it.
  if (code === 'IDEMPOTENCY_CONFLICT') return KEPT;
  if (code === null || message === null || !OF_THE_REPORT.includes(code)) return { kind: 'unsent' };
  return { kind: 'refused', message, isOfPhoto: 'photo' in (fields ?? {}) || code === 'PAYLOAD_TOO_LARGE' };
}

const KEPT = { kind: 'kept' } as const;

async function send(client: ApolloClient, report: Report): Promise<typeof KEPT> {
  const { key, madeAt, runId, orderId, atDoor } = report;
  const at = { runId, orderId, at: madeAt, idempotencyKey: key };
  if (atDoor.kind === 'delivered') {
    const { kind: _, ...delivered } = atDoor;
    await client.mutate({ mutation: DeliverOrderDocument, variables: { ...at, ...delivered } });
  } else {
    const { reason, next } = atDoor;
    await client.mutate({ mutation: ReportNotDeliveredDocument, variables: { ...at, reason, next } });
  }
  return KEPT;
}
