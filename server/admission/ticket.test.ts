import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gate, type Kind } from './gate';
import { Ticket } from './ticket';

/** A request of its own connection, with a ticket. */
function requestAt(gate: Gate, kind: Kind) {
  const socket = new EventEmitter();
  const response = { writeHead: () => response } as unknown as ServerResponse;
  const refuse = jest.fn();
  const ticket = new Ticket(gate, { visitor: 'a', kind, request: { socket } as IncomingMessage, response, refuse });
  return { ticket, response, refuse, hangUp: () => socket.emit('close') };
}

let gate: Gate;
beforeEach(() => {
  jest.useFakeTimers();
  gate = new Gate(1);
});
afterEach(() => jest.useRealTimers());

/** Whether somebody else would be let in now. */
function hasRoom(): boolean {
  const { ticket, response, hangUp } = requestAt(gate, 'write');
  let isLetIn = false;
  ticket.enter(() => (isLetIn = true));
  if (isLetIn) response.writeHead(200);
  else hangUp();
  return isLetIn;
}

it('takes a place until the head of the response is sent', () => {
  const { ticket, response } = requestAt(gate, 'write');
  ticket.enter(() => undefined);
  expect(hasRoom()).toBe(false);
  response.writeHead(200);
  expect(hasRoom()).toBe(true);
  response.writeHead(200);
  expect(hasRoom()).toBe(true);
});

it('takes none while it waits for its client, and none any more when that hangs up then', () => {
  const { ticket, hangUp } = requestAt(gate, 'write');
  ticket.enter(() => ticket.pause());
  expect(hasRoom()).toBe(true);
  hangUp();
  const begin = jest.fn();
  ticket.enter(begin);
  expect([begin.mock.calls.length, hasRoom()]).toEqual([0, true]);
});

it('works for three seconds more when its client hangs up', () => {
  const { ticket, hangUp } = requestAt(gate, 'write');
  ticket.enter(() => undefined);
  hangUp();
  jest.advanceTimersByTime(2_900);
  expect(hasRoom()).toBe(false);
  jest.advanceTimersByTime(200);
  expect(hasRoom()).toBe(true);
});

it('is never begun when its client hangs up while it waits as a read, though it began at once as a write', () => {
  gate = new Gate(2);
  const reading = requestAt(gate, 'read');
  reading.ticket.enter(() => undefined);
  const { ticket, hangUp } = requestAt(gate, 'write');
  const read = jest.fn();
  ticket.enter(() => ticket.becomeRead(read));
  hangUp();
  reading.response.writeHead(200);
  expect([read.mock.calls.length, hasRoom()]).toEqual([0, true]);
});
