import { rowCounts } from '../../support/data/rows';
import type { ViewersShop } from './authorizationShop';
import { outcomeOf, VIEWERS, type Outcome, type Rule, type ViewerName } from './viewers';

type Refusal = Exclude<Outcome, 'ok'>;

interface ByViewer {
  /** Whether each request is sent with a session that the test begins for it. */
  beginsSession: boolean;
  /** Makes what the request uses up: once for all who are refused, and for each who is let in. */
  prepare: () => Promise<void>;
  refused: (viewer: ViewerName, outcome: Refusal) => Promise<void>;
  allowed: (viewer: ViewerName) => Promise<void>;
}

/** What the shop counts, and what it works off by itself. */
const PASSING = ['rate_limit', 'password_request', 'step_attempt', 'account_link', 'outgoing_mail'];
const SESSIONS = ['session', 'session_use'];

/** A test for each viewer: first those who are refused, who together store nothing, then those who are let in. */
export function testViewers(shopOf: ViewersShop, rule: Rule, { beginsSession, prepare, ...tests }: ByViewer): void {
  const outcomes = VIEWERS.map((viewer) => [viewer, outcomeOf(rule, viewer)] as const);
  const refusals = outcomes.flatMap(([viewer, outcome]) => (outcome === 'ok' ? [] : [[viewer, outcome] as const]));
  const counted = () => rowCounts(shopOf.shop.db, [...PASSING, ...(beginsSession ? SESSIONS : [])]);

  if (refusals.length > 0) {
    let before: Record<string, number>;
    beforeAll(async () => {
      await prepare();
      before = await counted();
    });
    test.each(refusals)('by %s: %s', tests.refused);
    test('stores nothing for those who are refused', async () => expect(await counted()).toEqual(before));
  }
  for (const [viewer, outcome] of outcomes) {
    if (outcome !== 'ok') continue;
    test(`by ${viewer}: ok`, async () => {
      await prepare();
      await tests.allowed(viewer);
    });
  }
}
