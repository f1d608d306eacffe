import { TextDecoder, TextEncoder } from 'node:util';

// What the browsers have and jsdom has not.

class FakeResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's own MessageChannel keeps Jest from exiting; React only needs "soon". */
class TimeoutMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

class MousePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
  }
}

Object.assign(globalThis, {
  PointerEvent: MousePointerEvent,
  TextEncoder,
  TextDecoder,
  ResizeObserver: FakeResizeObserver,
  MessageChannel: TimeoutMessageChannel,
});

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
