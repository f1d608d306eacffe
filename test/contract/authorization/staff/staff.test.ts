import { FIELDS } from '../../../../server/api/authorization/fields';
import { isAmong } from '../../../../server/api/authorization/rules';
import { viewerOf, type Account, type Viewer } from '../../../../server/identity/viewer';
import { Role } from '../../../../server/identity/roles';
import { rowCounts } from '../../../support/data/rows';
import { openStream } from '../../../support/network/stream';
import { WHOLE } from '../../../support/whole';
import { CODE } from '../authorizationShop';
import { prepareRuns, WORKS_ON_RUNS } from '../driving';
import { fixture, prepareRemoval } from '../fixture';
import { OPERATIONS } from '../operations';
import { ROUTES } from '../routes';
import { ACCOUNTS, type Outcome } from '../viewers';
import { dutiesOf, hasAny, STAFF, useStaffShop, type StaffName } from './staffShop';
import {
  EXPORTS_OPENED_BY,
  FIELDS_OPENED_BY,
  OPEN_TO_STAFF,
  OPENED_BY,
  PATHS_OPEN_TO_STAFF,
  PATHS_OPENED_BY,
} from './table';

jest.setTimeout(120_000);

/** These would end the session of the client that sends them. */
const CHANGES_SESSION = /signOut|registerCustomer|manual-logout|register$/;
const REMOVES = /^Mutation\.(delete|remove|update|withdraw|confirm|reject)|^(DELETE|PUT) |\/transfer\//;

/** Tables whose rows come and go by what was allowed before. */
const MEANWHILE = ['rate_limit', 'api_token', 'password_request', 'step_attempt', 'account_link', 'outgoing_mail'];

const staff = useStaffShop();

/** Each of the staff asks for the same, which has its limits. */
const forgetLimits = () => staff.shop.db.query('DELETE FROM rate_limit');

/** Adds the rows that the operation or path uses up. */
async function prepare(what: string): Promise<void> {
  if (REMOVES.test(what)) await prepareRemoval(staff.shop.db);
  if (WORKS_ON_RUNS.test(what)) await prepareRuns(staff.shop.db);
}

/** What is expected of a member of the staff, whom duties open what they open, and nothing else. */
function expected(name: StaffName, what: string, opened: typeof OPENED_BY, open: ReadonlySet<string>): Outcome {
  // A business's token.
  if (/revokeApiToken|DELETE .*tokens/.test(what)) return 404;
  if (!open.has(what)) return hasAny(name, opened[what] ?? []) ? 'ok' : 403;
  const { who } = (OPERATIONS[what] ?? ROUTES[what])!;
  const customer = who[ACCOUNTS.indexOf('customer')]!;
  // Customers have neither tokens nor a second step.
  return customer === 403 ? who[ACCOUNTS.indexOf('admin')]! : customer;
}

/**
 * Who tries it: everybody where a duty opens it. Where none does, each day whoever has all duties: more than anybody else of
 * the staff, who is refused the more.
 */
function triedBy(what: string, opened: typeof OPENED_BY, open: ReadonlySet<string>): readonly StaffName[] {
  const isOpen = STAFF.some((name) => expected(name, what, opened, open) !== 403);
  return WHOLE || isOpen ? STAFF : ['all'];
}

/** A product's form as somebody fills it in who sees a part of it. */
function partOf(name: StaffName, form: object): object {
  const { customerPrice, businessPrice, ...texts } = form as Record<string, unknown>;
  if (name === 'catalogue') return texts;
  return name === 'prices' ? { customerPrice, businessPrice } : form;
}

test('the tables name operations and paths that there are', () => {
  expect([...Object.keys(OPENED_BY), ...OPEN_TO_STAFF].filter((name) => !OPERATIONS[name])).toEqual([]);
  expect([...Object.keys(PATHS_OPENED_BY), ...PATHS_OPEN_TO_STAFF].filter((name) => !ROUTES[name])).toEqual([]);
});

test.each(Object.entries(OPERATIONS))('%s by each duty, none and all', async (what, { document, variables, needs }) => {
  const { db } = staff.shop;
  const field = what.split('.')[1]!;
  const requests = triedBy(what, OPENED_BY, OPEN_TO_STAFF).flatMap((name) => {
    const outcome = expected(name, what, OPENED_BY, OPEN_TO_STAFF);
    const byToken = { name, headers: staff.tokens[name], wanted: needs === 'person' ? (403 as const) : outcome };
    if (CHANGES_SESSION.test(what)) return [byToken];
    const bySession = { name, headers: {}, wanted: outcome };
    // That a token lets in no more than its owner is tried for admins and businesses each day.
    return WHOLE ? [bySession, byToken] : [bySession];
  });
  async function send({ name, headers, wanted }: (typeof requests)[number]): Promise<void> {
    if (what.startsWith('Subscription.')) {
      const stream = await openStream(staff.clients[name], document, {}, headers);
      stream.close();
      expect([name, stream.status]).toEqual([name, wanted === 'ok' ? 200 : wanted]);
      return;
    }
    const given = variables?.() ?? {};
    const isPart = wanted === 'ok' && /(create|update)Product$/.test(what);
    const values = isPart ? { ...given, input: partOf(name, given.input as object) } : given;
    const { errors, data } = await staff.clients[name].graphql(document, values, headers);
    const codes = errors.map(({ extensions }) => extensions.code);
    expect([name, headers, codes]).toEqual([name, headers, wanted === 'ok' ? [] : [CODE[wanted]]]);
    if (wanted !== 'ok') expect(data?.[field] ?? null).toBeNull();
  }
  await prepare(what);
  const before = await rowCounts(db, MEANWHILE);
  for (const request of requests) if (request.wanted !== 'ok') await send(request);
  expect(await rowCounts(db, MEANWHILE)).toEqual(before);
  for (const request of requests) {
    if (request.wanted !== 'ok') continue;
    await forgetLimits();
    await prepare(what);
    await send(request);
  }
});

test.each(Object.entries(ROUTES).filter(([what]) => !CHANGES_SESSION.test(what)))(
  '%s by each duty, none and all',
  async (what, route) => {
    const [method, documented] = what.split(' ') as [string, string];
    await forgetLimits();
    await prepare(what);
    for (const name of triedBy(what, PATHS_OPENED_BY, PATHS_OPEN_TO_STAFF)) {
      const wanted = expected(name, what, PATHS_OPENED_BY, PATHS_OPEN_TO_STAFF);
      if (wanted === 'ok') {
        await forgetLimits();
        await prepare(what);
      }
      const path = (route.path ?? documented).replace(/\{([\w-]+)\}/g, (_, id: string) => String(fixture.ids[id]));
      const body = route.body?.();
      const sent = /\/api\/products/.test(path) && body && wanted === 'ok' ? partOf(name, body) : body;
      const { status, body: answer } = await staff.clients[name].rest(method, path, sent);
      expect([name, wanted === 'ok' ? status < 300 : status]).toEqual([name, wanted === 'ok' ? true : wanted]);
      if (wanted === 403) expect(answer).toEqual({ message: expect.any(String), code: 'FORBIDDEN' });
    }
  },
);

test('exports by each duty, none and all, with the columns that it shows', async () => {
  const headings: Record<string, string> = {};
  for (const [list, duties] of Object.entries(EXPORTS_OPENED_BY)) {
    for (const name of STAFF) {
      const { status, text } = await staff.clients[name].rest('GET', `/api/admin/export/${list}.csv`);
      expect([list, name, status]).toEqual([list, name, hasAny(name, duties) ? 200 : 403]);
      if (status === 200) headings[`${list} by ${name}`] = text.split('\r\n')[0]!.replace('\ufeff', '');
    }
  }
  expect(headings['products by catalogue']).toBe('Product,Name,Category,In stock,Tags,Description');
  expect(headings['products by prices']).toMatch(/Customer price,Business price,Sizes/);
  expect(headings['users by accounts']).not.toMatch(/Pricing mode|Discount|credit/);
  expect(headings['users by all']).toMatch(/Pricing mode,Discount %,Available credit/);
});

test('fields by each duty, none and all', () => {
  const found: Record<string, readonly StaffName[]> = {};
  const wanted: Record<string, readonly StaffName[]> = {};
  for (const [type, fields] of Object.entries(FIELDS)) {
    for (const [field, viewers] of Object.entries(fields)) {
      const name = `${type}.${field}`;
      found[name] = STAFF.filter((each) => isAmong(viewers, viewerWith(each)));
      const duties = FIELDS_OPENED_BY[name];
      wanted[name] = STAFF.filter((each) => !duties || hasAny(each, duties));
    }
  }
  expect(found).toEqual(wanted);
  expect(Object.keys(FIELDS_OPENED_BY).filter((name) => !found[name])).toEqual([]);
});

function viewerWith(name: StaffName): Viewer {
  return viewerOf({ role: Role.STAFF, duties: dutiesOf(name) } as unknown as Account);
}
