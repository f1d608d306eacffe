import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Config, readConfig } from './config';
import { ConfigError } from './environment/variables';

/** The message with which the environment is refused. */
function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the environment was accepted');
}

describe('readConfig', () => {
  it('starts with an empty environment', () => {
    expect(readConfig({})).toEqual<Config>({
      port: 4000,
      metricsPort: null,
      metricsToken: null,
      tracesUrl: null,
      tracesRatio: 1,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseListenUrl: null,
      databaseReplicaUrl: null,
      namedStatements: true,
      dataDir: path.resolve('data'),
      backupDir: null,
      sessionSecret: null,
      publicUrl: null,
      corsOrigins: [],
      smtpUrl: null,
      mailFrom: 'Bustan <hello@bustan.example>',
      shop: {
        name: 'Bustan',
        phone: '+961 1 234 567',
        email: 'hello@bustan.example',
        instagramUrl: 'https://www.instagram.com/bustan.example',
        tiktokUrl: 'https://www.tiktok.com/@bustan.example',
        whatsappNumber: '9611234567',
        whatsappGreeting: null,
        location: null,
      },
      geocoderUrl: 'https://nominatim.openstreetmap.org/reverse',
      admin: null,
      requireSecondStep: false,
      seed: null,
      logLevel: 'info',
      production: false,
      trustProxy: 0,
      guestOrdersPerNetwork: 60,
      connectionsPerNetwork: 1_000,
      cache: true,
      timeZone: 'Asia/Beirut',
      keepPersonalDataDays: 3_650,
      workers: 1,
      runJobs: true,
      poolSize: 10,
    });
  });

  it('takes every variable', () => {
    const config = readConfig({
      PORT: '0',
      METRICS_PORT: '9464',
      METRICS_TOKEN: 'letters, sixteen',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://u:p@db/shop?sslmode=require',
      DATABASE_LISTEN_URL: 'postgres://u:p@db:5433/shop',
      DATABASE_REPLICA_URL: 'postgres://u:p@standby/shop',
      DATABASE_PREPARED_STATEMENTS: 'off',
      DATA_DIR: '/srv/bustan',
      BACKUP_DIR: '/mnt/backups',
      SESSION_SECRET: 'sixteen letters!',
      REQUIRE_SECOND_STEP: 'on',
      PUBLIC_URL: 'https://shop.example/',
      CORS_ORIGINS: 'https://App.example/ ,http://localhost:8080,https://app.example',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'orders@shop.example',
      SHOP_PHONE: '+961 (3) 111-222',
      SHOP_EMAIL: 'us@shop.example',
      SHOP_INSTAGRAM: 'https://instagram.com/x',
      SHOP_TIKTOK: 'https://tiktok.com/@x',
      SHOP_WHATSAPP: '+961 70 999 888',
      SHOP_GREETING: 'Ahlan!',
      SHOP_LOCATION: '33.8938, 35.5018',
      GEOCODER_URL: 'http://geo.example/reverse?key=1',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'secret',
      SEED: 'none',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
      TRUST_PROXY: '2',
      GUEST_ORDERS_PER_NETWORK: '500',
      CONNECTIONS_PER_NETWORK: '200',
      CACHE: 'off',
      SHOP_TIME_ZONE: 'Europe/Paris',
      KEEP_PERSONAL_DATA_DAYS: '365',
      WORKERS: '3',
      RUN_JOBS: 'off',
      DB_POOL: '25',
    });
    expect(config).toEqual<Config>({
      port: 0,
      metricsPort: 9464,
      metricsToken: 'letters, sixteen',
      tracesUrl: 'http://127.0.0.1:4318',
      tracesRatio: 0.05,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://u:p@db/shop?sslmode=require',
      databaseListenUrl: 'postgres://u:p@db:5433/shop',
      databaseReplicaUrl: 'postgres://u:p@standby/shop',
      namedStatements: false,
      dataDir: path.resolve('/srv/bustan'),
      backupDir: '/mnt/backups',
      sessionSecret: 'sixteen letters!',
      publicUrl: 'https://shop.example',
      corsOrigins: ['https://app.example', 'http://localhost:8080'],
      smtpUrl: 'smtps://mail.example',
      mailFrom: 'orders@shop.example',
      shop: {
        name: 'Bustan',
        phone: '+961 (3) 111-222',
        email: 'us@shop.example',
        instagramUrl: 'https://instagram.com/x',
        tiktokUrl: 'https://tiktok.com/@x',
        whatsappNumber: '96170999888',
        whatsappGreeting: 'Ahlan!',
        location: { latitude: 33.8938, longitude: 35.5018 },
      },
      geocoderUrl: 'http://geo.example/reverse?key=1',
      admin: { username: 'root', password: 'secret' },
      requireSecondStep: true,
      seed: 'none',
      logLevel: 'debug',
      production: true,
      trustProxy: 2,
      guestOrdersPerNetwork: 500,
      connectionsPerNetwork: 200,
      cache: false,
      timeZone: 'Europe/Paris',
      keepPersonalDataDays: 365,
      workers: 3,
      runJobs: false,
      poolSize: 25,
    });
  });

  it('takes an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', SEED: '', ADMIN_USERNAME: '', ADMIN_PASSWORD: '' })).toEqual(
      readConfig({}),
    );
  });

  it('takes the phone for the number on WhatsApp, unless that is another', () => {
    const number = (env: NodeJS.ProcessEnv) => readConfig(env).shop.whatsappNumber;
    expect(number({ SHOP_PHONE: '+961 (3) 111-222' })).toBe('9613111222');
    expect(number({ SHOP_PHONE: '+961 3 111 222', SHOP_WHATSAPP: ' ' })).toBe('9613111222');
    expect(number({ SHOP_PHONE: '+961 3 111 222', SHOP_WHATSAPP: '+961 70 999 888' })).toBe('96170999888');
    expect(number({ SHOP_WHATSAPP: '+961 70 999 888' })).toBe('96170999888');
  });

  it.each(['Asia/Kolkata', 'Europe/Kyiv', 'Etc/UTC', 'UTC', 'Asia/Beirut'])('takes the time zone %s', (name) => {
    expect(readConfig({ SHOP_TIME_ZONE: name }).timeZone).toBe(name);
  });

  it('cannot be changed afterwards, in depth', () => {
    const config = readConfig({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'secret' });
    expect([config, config.shop, config.admin].every((part) => Object.isFrozen(part))).toBe(true);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '40.5' }],
    ['PORT', { PORT: '0x50' }],
    ['METRICS_PORT', { METRICS_PORT: '4000' }],
    ['METRICS_PORT', { PORT: '9464', METRICS_PORT: '9464' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '5%' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost:5432' }],
    ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'postgres://db/shop' }],
    ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://db/shop' }],
    ['DATABASE_REPLICA_URL', { DATABASE_URL: 'postgres://db/shop', DATABASE_REPLICA_URL: 'db:5432' }],
    ['DATABASE_PREPARED_STATEMENTS', { DATABASE_PREPARED_STATEMENTS: 'maybe' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['SMTP_URL', { SMTP_URL: 'smtp:mail.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example/store' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://me:pw@shop.example' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'null' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://app.example,' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://app.example https://other.example' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://app.example, https://other.example/path' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://*.example' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'fifteen letters' }],
    ['SESSION_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop' }],
    ['MAIL_FROM', { MAIL_FROM: 'Bustan' }],
    ['MAIL_FROM', { MAIL_FROM: 'A <a@b.c>\nBcc: x@y.z' }],
    ['SHOP_EMAIL', { SHOP_EMAIL: 'hello' }],
    ['SHOP_PHONE', { SHOP_PHONE: 'call us' }],
    ['SHOP_LOCATION', { SHOP_LOCATION: 'Beirut' }],
    ['SHOP_LOCATION', { SHOP_LOCATION: '91,35.5' }],
    ['SHOP_WHATSAPP', { SHOP_WHATSAPP: '123' }],
    ['SHOP_INSTAGRAM', { SHOP_INSTAGRAM: 'javascript:alert(1)' }],
    ['SHOP_TIKTOK', { SHOP_TIKTOK: '@bustan' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'nominatim' }],
    ['ADMIN_USERNAME', { ADMIN_PASSWORD: 'secret' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'root' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'short' }],
    ['SEED', { SEED: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['CACHE', { CACHE: '1' }],
    ['SHOP_TIME_ZONE', { SHOP_TIME_ZONE: 'Beirut' }],
    ['SHOP_TIME_ZONE', { SHOP_TIME_ZONE: '+03:00' }],
    ['KEEP_PERSONAL_DATA_DAYS', { KEEP_PERSONAL_DATA_DAYS: '179' }],
    ['KEEP_PERSONAL_DATA_DAYS', { KEEP_PERSONAL_DATA_DAYS: '36501' }],
    ['WORKERS', { WORKERS: '0' }],
    ['DB_POOL', { DB_POOL: '0' }],
  ])('names %s in one line for %j', (variable, env) => {
    const message = refusal(env);
    expect(message.startsWith(`${variable} `)).toBe(true);
    expect(message).toMatch(/must|both or none/);
    expect(message).not.toContain('\n');
  });

  it('repeats no secret in a refusal', () => {
    expect(refusal({ DATABASE_URL: 'mysql://u:hunter2@db/shop' })).not.toContain('hunter2');
    expect(refusal({ SMTP_URL: 'http://u:hunter2@mail' })).not.toContain('hunter2');
    expect(refusal({ PUBLIC_URL: 'https://u:hunter2@mail' })).not.toContain('hunter2');
    expect(refusal({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
    expect(refusal({ ADMIN_USERNAME: 'a', ADMIN_PASSWORD: 'hunt2' })).not.toContain('hunt2');
  });

  it('asks for no secret in production on the embedded database', () => {
    expect(readConfig({ NODE_ENV: 'production' }).sessionSecret).toBeNull();
  });

  it('takes the processors of the machine in production, up to four', () => {
    const workers = (env: NodeJS.ProcessEnv): number => readConfig(env).workers;
    expect(workers({ NODE_ENV: 'production' })).toBe(Math.min(os.availableParallelism(), 4));
    expect(workers({ NODE_ENV: 'production', WORKERS: '7' })).toBe(7);
    expect(workers({ NODE_ENV: 'test' })).toBe(1);
  });

  it('has every variable of .env.example, with its default', async () => {
    const lines = (await readFile(path.join(__dirname, '../../.env.example'), 'utf8')).split('\n');
    const documented = lines.flatMap((line) => /^#?([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
    const names = documented.filter((_, index) => index % 2 === 0);
    const source = await readFile(path.join(__dirname, 'config.ts'), 'utf8');
    const read = [...source.matchAll(/read\.\w+\(\s*'([A-Z_]+)'/g)].map((match) => match[1]);
    // What OpenTelemetry reads by itself.
    const others = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'];
    expect([...new Set(names)].sort()).toEqual([...new Set([...read, ...others])].sort());

    const defaults = Object.fromEntries(
      lines.flatMap((line) => {
        const match = /^([A-Z_]+)=(.*)$/.exec(line);
        return match ? [[match[1], match[2]]] : [];
      }),
    ) as NodeJS.ProcessEnv;
    expect(readConfig(defaults)).toEqual(readConfig({}));
  });
});
