import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where Debian puts the library, by the machine's architecture. */
const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);

function findLibrary(): string | undefined {
  return LIBRARIES.find((file) => existsSync(file));
}

/**
 * A clock that is moved for the programs that are started with it, as an administrator would move that of the machine:
 * what they ask the system for is another time, how long something takes stays as it is (libfaketime).
 */
export class MovedClock {
  private constructor(
    private readonly library: string,
    private readonly folder: string,
  ) {}

  /**
   * @param folder to which all programs have access
   * @throws where libfaketime is not there and cannot be installed
   */
  static make(folder: string): MovedClock {
    if (!findLibrary()) execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'libfaketime']);
    const library = findLibrary();
    if (library === undefined) throw new Error('libfaketime is installed, and is not where Debian puts it');
    const clock = new MovedClock(library, folder);
    clock.set(0);
    return clock;
  }

  /** What a program has to be started with. */
  get env(): Record<string, string> {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      // Looked at once a second.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }

  /** @param seconds how far it is ahead of the true one; every program knows within a second */
  set(seconds: number): void {
    const next = `${this.file}.next`;
    writeFileSync(next, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    renameSync(next, this.file);
  }

  /** A program that runs another one by this clock. */
  wrap(program: string): string {
    const wrapper = path.join(this.folder, `${path.basename(program)}-by-moved-clock`);
    const settings = Object.entries(this.env).map(([name, value]) => `${name}='${value}'`);
    writeFileSync(wrapper, `#!/bin/sh\nexec env ${settings.join(' ')} '${program}' "$@"\n`);
    chmodSync(wrapper, 0o755);
    return wrapper;
  }

  private get file(): string {
    return path.join(this.folder, 'clock');
  }
}
