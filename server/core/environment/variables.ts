import path from 'node:path';

/**
 * A variable of the environment is wrong. The message is one line: the variable, what is wrong, what would be right.
 */
export class ConfigError extends Error {
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
  }
}

/** One small parser per kind of value; each names the variable when it refuses. */
export function reader(env: NodeJS.ProcessEnv) {
  const text = (name: string): string | null => {
    const value = env[name]?.trim() ?? '';
    return value === '' ? null : value;
  };

  const checked = (name: string, fallback: string, pattern: RegExp, right: string): string => {
    const value = text(name) ?? fallback;
    if (!pattern.test(value)) throw new ConfigError(name, `is ${quote(value)}: it must be ${right}`);
    return value;
  };

  const parseUrl = (
    name: string,
    protocols: readonly string[],
    example: string,
    value: string | null = text(name),
  ): URL | null => {
    if (value === null) return null;
    // `smtp:host` parses as a URL without a host, hence the check of the slashes.
    if (!URL.canParse(value) || !protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))) {
      throw new ConfigError(name, `is not a ${protocols.join('// or ')}// URL: it must look like ${example}`);
    }
    return new URL(value);
  };

  const origin = (name: string, value: string | null = text(name)): string | null => {
    const url = parseUrl(name, ['https:', 'http:'], 'https://shop.example', value);
    if (url === null) return null;
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
      throw new ConfigError(name, `has more than an origin: it must look like ${url.origin}`);
    }
    return url.origin;
  };

  return {
    text,
    origin,

    /** A point on the map as "latitude,longitude"; null when absent. */
    location(name: string): { latitude: number; longitude: number } | null {
      const value = text(name);
      if (value === null) return null;
      const [, latitude, longitude] =
        /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(value)?.map(Number) ?? [];
      if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
        throw new ConfigError(name, `is ${quote(value)}: it must be latitude and longitude, like 33.8938,35.5018`);
      }
      return { latitude, longitude };
    },

    /** A list with commas; empty when absent. */
    origins(name: string): string[] {
      const values = (text(name)?.split(',') ?? []).map((value) => value.trim());
      if (values.some((value) => value.includes('*'))) {
        throw new ConfigError(name, 'has a *: it must name each origin, like https://app.example,https://till.example');
      }
      return [...new Set(values.flatMap((value) => origin(name, value) ?? []))];
    },

    integer(name: string, fallback: number, min: number, max: number): number {
      const value = text(name);
      if (value === null) return fallback;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max)) {
        throw new ConfigError(name, `is ${quote(value)}: it must be a whole number from ${min} to ${max}`);
      }
      return number;
    },

    /** A part of all; all when absent. */
    ratio(name: string): number {
      const value = text(name) ?? '1';
      if (!/^(0|1|0?\.\d+|1\.0+)$/.test(value)) {
        throw new ConfigError(name, `is ${quote(value)}: it must be a number from 0 to 1, like 0.05`);
      }
      return Number(value);
    },

    choice<T extends string>(name: string, allowed: readonly T[]): T | null {
      const value = text(name);
      if (value === null) return null;
      const found = allowed.find((candidate) => candidate === value);
      if (found === undefined) {
        throw new ConfigError(name, `is ${quote(value)}: it must be ${allowed.join(' or ')}`);
      }
      return found;
    },

    email: (name: string, fallback: string) =>
      checked(name, fallback, /^(?:[^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'an e-mail address'),

    phone: (name: string, fallback: string) =>
      checked(name, fallback, /^\+?(?:[ ()-]*\d){8,15}$/, 'a phone number of 8 to 15 digits with its country code'),

    timeZone(name: string, fallback: string): string {
      const value = text(name) ?? fallback;
      if (!isTimeZone(value)) {
        throw new ConfigError(name, `is ${quote(value)}: it must be a time zone like ${fallback}`);
      }
      return value;
    },

    /** Absolute; null when absent. */
    path(name: string): string | null {
      const value = text(name);
      return value === null ? null : path.resolve(value);
    },

    /** The value as given, as drivers read more from it than URL keeps; null when absent. */
    url: (name: string, protocols: readonly string[], example: string) =>
      parseUrl(name, protocols, example) === null ? null : text(name),

    database: (name: string) =>
      parseUrl(name, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name') === null
        ? null
        : text(name),

    webLink: (name: string, fallback: string) =>
      parseUrl(name, ['https:', 'http:'], fallback) === null ? fallback : (text(name) ?? fallback),
  };
}

/** Also by one of its other names, of which `Intl.supportedValuesOf` has only one each; an offset has no summer time. */
function isTimeZone(value: string): boolean {
  try {
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/** A refused value for a message: quoted, on one line and short. */
function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}
