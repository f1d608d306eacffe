/** The browser's own offer to install the shop (`beforeinstallprompt`), which it makes once and early. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** An offer, and when it came (ms). */
export interface InstallOffer {
  event: InstallEvent;
  at: number;
}

let offer: InstallOffer | null = null;
let listening = false;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | null) {
  offer = next;
  listeners.forEach((listener) => listener());
}

/** Keeps the browser's offer until the banner asks for it, so that it may come before the banner's code does. */
export const installOffers = {
  listen: (): void => {
    if (listening) return;
    listening = true;
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      keep({ event: event as InstallEvent, at: Date.now() });
    });
    window.addEventListener('appinstalled', () => keep(null));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): InstallOffer | null => offer,
  /** An offer can be taken once. */
  used: (): void => keep(null),
};
