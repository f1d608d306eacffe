/** The browser's event `beforeinstallprompt`, which it sends once and early. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The event, and when it came (ms since 1970). */
export interface InstallPrompt {
  event: BeforeInstallPromptEvent;
  receivedAt: number;
}

let prompt: InstallPrompt | null = null;
let listening = false;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPrompt | null) {
  prompt = next;
  listeners.forEach((listener) => listener());
}

/** Keeps the browser's event for the banner, whose code may be loaded after the event. */
export const installPrompt = {
  listen: (): void => {
    if (listening) return;
    listening = true;
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      setPrompt({ event: event as BeforeInstallPromptEvent, receivedAt: Date.now() });
    });
    window.addEventListener('appinstalled', () => setPrompt(null));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): InstallPrompt | null => prompt,
  /** To be called after `prompt()`, which works once. */
  used: (): void => setPrompt(null),
};
