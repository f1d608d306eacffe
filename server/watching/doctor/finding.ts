/** What was looked at, and how it is. */
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'failed';
  /** What was found, on one line. */
  readonly found: string;
  /** What to do about it; of what is well, nothing. */
  readonly todo?: string;
}

export function ok(what: string, found: string): Finding {
  return { what, state: 'ok', found };
}

export function warning(what: string, found: string, todo: string): Finding {
  return { what, state: 'warning', found, todo };
}

export function failed(what: string, found: string, todo: string): Finding {
  return { what, state: 'failed', found, todo };
}

/** As a line: `warning  disk: 1.2 GB of 50 GB are free. Make room …` */
export function lineOf({ what, state, found, todo }: Finding): string {
  return `${state.padEnd('warning'.length)}  ${what}: ${found}${todo === undefined ? '' : `. ${todo}`}`;
}
