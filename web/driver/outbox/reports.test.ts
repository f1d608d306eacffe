import { createSendQueue, drop, type SendResult } from '../../outbox/sendQueue';
import { createReports, isSaved, type Outcome, type Report } from './reports';

const KEY = 'unsent-doors-7';

function report(changes: Partial<Report> = {}): Report {
  return {
    key: '0123456789abcdef',
    madeAt: new Date().toISOString(),
    session: 'this',
    runId: 3,
    orderId: 12,
    atDoor: { kind: 'delivered', takenBy: 'Rima', lbp: '0', usd: '0', photo: null },
    sent: false,
    outcome: null,
    ...changes,
  };
}

beforeEach(() => localStorage.clear());

test('what was reported is kept, and what is no report is left out', () => {
  const kept = [
    report(),
    report({
      key: 'aaaaaaaaaaaaaaaa',
      atDoor: { kind: 'not-delivered', reason: 'Nobody', next: 'LATER_TODAY' },
      sent: true,
    }),
    report({ key: 'bbbbbbbbbbbbbbbb', outcome: { kind: 'refused', message: 'm', isOfPhoto: true } }),
  ];
  const broken: unknown[] = [
    null,
    {},
    { ...report(), key: 'short' },
    { ...report(), runId: '3' },
    { ...report(), madeAt: 'yesterday' },
    { ...report(), atDoor: { kind: 'delivered', takenBy: 7 } },
    { ...report(), atDoor: { kind: 'not-delivered', reason: 'a', next: 'NEVER' } },
  ];
  localStorage.setItem(KEY, JSON.stringify([...kept, ...broken]));
  expect(createReports(7).lines()).toEqual(kept);
  localStorage.setItem(KEY, 'no JSON');
  expect(createReports(7).lines()).toEqual([]);
});

test('on a phone that is full a report is kept without its photo, those of before with theirs', () => {
  const outbox = createReports(7);
  const photo = `data:image/jpeg;base64,${'A'.repeat(300_000)}`;
  const atDoor = { kind: 'delivered', takenBy: 'Rima', lbp: '100003', usd: '0', photo } as const;
  const [first, second] = [report({ atDoor }), report({ key: 'aaaaaaaaaaaaaaaa', orderId: 13, atDoor })];
  outbox.update(() => [first]);
  fillStorage(200_000);
  outbox.update((before) => [...before, second]);
  // As long as the page is open it can be sent with it.
  expect(outbox.lines()).toEqual([first, second]);
  expect(createReports(7).lines()).toEqual([first, { ...second, atDoor: { ...atDoor, photo: null } }]);
  expect(isSaved(7, second)).toBe(true);
});

/** Leaves room for so many characters. */
function fillStorage(room: number): void {
  let step = 1_000_000;
  let text = '';
  while (step >= 1_000) {
    try {
      localStorage.setItem('other', text + 'x'.repeat(step));
      text += 'x'.repeat(step);
    } catch {
      step /= 10;
    }
  }
  localStorage.setItem('other', text.slice(room));
}

test('each is sent until the shop has it, under one key, and is gone then; what was refused stays', async () => {
  const outbox = createReports(7);
  const second = report({ key: 'aaaaaaaaaaaaaaaa', orderId: 13 });
  outbox.update(() => [report(), second]);
  expect(isSaved(7, second)).toBe(true);
  const answers: SendResult<Outcome>[] = [
    { kind: 'unsent' },
    { kind: 'kept' },
    { kind: 'refused', message: 'Order #13 was delivered already.', isOfPhoto: false },
  ];
  const tries: string[] = [];
  const queue = createSendQueue({
    outbox,
    lock: 'doors-of-7',
    send: ({ key }) => {
      tries.push(key);
      return Promise.resolve(answers.shift()!);
    },
    maySend: ({ outcome }) => outcome === null,
    onSettled: ({ key }, { kind }) => kind === 'kept' && drop(outbox, key),
    onSignedOut: () => {},
  });
  await queue.flush();
  expect(outbox.lines().map(({ key, sent }) => [key, sent])).toEqual([
    [report().key, true],
    [second.key, false],
  ]);
  await queue.flush();
  expect(tries).toEqual([report().key, report().key, second.key]);
  expect(createReports(7).lines()).toEqual([
    {
      ...second,
      sent: true,
      outcome: { kind: 'refused', message: 'Order #13 was delivered already.', isOfPhoto: false },
    },
  ]);
});
