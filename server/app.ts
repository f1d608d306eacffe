import { createServer, type Server } from 'node:http';
import express, { type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Role } from './identity/roles';
import { Registration } from './accounts/signIn/registration';
import { SignIn } from './accounts/signIn/signIn';
import { GUEST, type Viewer } from './identity/viewer';
import { ViewerCache } from './identity/viewerCache';
import type { Config } from './core/config';
import { pgPool } from './db/dataSource';
import { Notifications } from './db/notifications';
import { PreparedStatements } from './db/preparedStatements';
import { ShopError } from './core/errors';
import { ResponseCache } from './graphql/responseCache';
import { createApollo, type HttpContext } from './api/apollo';
import { READS_ONLY, type Context } from './graphql/context';
import { Loaders } from './graphql/loaders';
import { ResolverInstances } from './api/resolverInstances';
import { buildShopSchema } from './api/schema';
import { ShopResolver } from './api/shop.resolver';
import { AccountResolver } from './accounts/signIn/account.resolver';
import { CheckoutResolver } from './orders/placing/checkout.resolver';
import { OrderStatusResolver } from './orders/status/status.resolver';
import { ReportResolver } from './reports/report.resolver';
import { readStoredDocuments } from './api/storedDocuments';
import { authenticateTokens } from './http/bearer';
import { catalogueReads } from './fastpath/catalogueReads';
import { description } from './http/description';
import { errorHandler } from './http/errors';
import { explorer } from './http/graphql/explorer';
import { graphqlRouter } from './http/graphql/graphqlRouter';
import { LiveStreams } from './http/graphql/liveStreams';
import { media } from './http/media';
import { sameOrigin } from './http/origin';
import { CatalogueFront } from './fastpath/readCatalogue';
import { requestLogging } from './http/requestLogging';
import { dataHeaders, securityHeaders } from './http/securityHeaders';
import { crawlers } from './pages/crawlers/crawlers';
import { controlOf, sessionIdOf, sessions, viewerOfRequest } from './http/session';
import { visits } from './http/visits';
import { webClient } from './pages/webClient';
import { Outbox } from './mail/outbox';
import { mailTransport } from './mail/transport';
import { readBuiltPage } from './pages/build';
import { firstAnswers } from './pages/firstAnswers';
import { readTranslations } from './pages/translations';
import { exportRouter } from './rest/exports/router';
import { openapi } from './rest/openapi';
import { deleteOldCarts } from './orders/cart/cart';
import { OrderFeed } from './orders/live/orderFeed';
import { restRouter } from './rest/router';
import { routes } from './rest/routes';
import { RunnableRoute } from './rest/runnableRoute';

const ONE_HOUR_MS = 3_600_000;

/** What the shop is composed of. */
export interface AppParts {
  config: Config;
  db: DataSource;
  /** Where `db` is, for the connection that listens for changes. */
  databaseUrl: string;
  log: Logger;
  sessionSecret: string;
  /** Root of the project: where the built web client and the stored documents are. */
  root: string;
}

/** The composed shop: a server that does not listen yet. */
export interface App {
  server: Server;
  /** Ends background work after the requests that run; closes neither the database nor the listening. */
  close(): Promise<void>;
}

/** Composes the shop without listening. @throws when a stored document does not fit the schema */
export async function createApp({ config, db, databaseUrl, log, sessionSecret, root }: AppParts): Promise<App> {
  const transport = mailTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir });
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const outbox = new Outbox(db, transport, log, { ...config.shop, url: publicUrl });
  const schema = buildShopSchema(
    new ResolverInstances([
      new ShopResolver(config),
      new AccountResolver(new SignIn(db), new Registration(db)),
      new CheckoutResolver(outbox, config.shop.phone),
      new OrderStatusResolver(outbox),
      new ReportResolver(config.timeZone),
    ]),
  );
  const stored = readStoredDocuments(schema, root);
  const runnable = routes.map((route) => new RunnableRoute(schema, route));
  const answers = new ResponseCache();
  const pageCache = new ResponseCache();
  const reads = new PreparedStatements(pgPool(db));
  const viewers = new ViewerCache(reads);
  const feed = new OrderFeed(reads);
  const notifications = new Notifications(
    databaseUrl,
    {
      catalogueChanged: () => {
        answers.clear();
        pageCache.clear();
      },
      userChanged: (id) => {
        viewers.forgetUser(id);
        feed.userChanged(id);
      },
      sessionChanged: (sid) => {
        viewers.forgetSession(sid);
        feed.sessionChanged(sid);
      },
      orderChanged: (orderId, isNew) => {
        feed.orderChanged({ orderId, isNew }).catch((error: unknown) => {
          log.error({ err: error }, 'live views could not be told of an order');
          live.cut();
        });
      },
      manyOrdersChanged: () => live.cut(),
      listening: (on) => {
        // Whatever happened meanwhile was not told: whoever listens reads anew.
        if (on) live.cut();
        answers.keep(on && config.cache);
        pageCache.keep(on && config.cache);
        viewers.keep(on && config.cache);
      },
    },
    log,
  );
  const session = sessions(db, sessionSecret);

  const context = async (request: Request, response: Response): Promise<HttpContext> => ({
    db,
    reads,
    viewer: await viewerOfRequest(reads, request),
    loaders: new Loaders(reads),
    request: controlOf(request, response),
    requestId: request.id,
    logFault: (error) => request.log.error({ err: error }, 'an operation failed'),
  });

  const whoAsks = [authenticateTokens(reads), session.handler];
  const live = new LiveStreams({ schema, feed, reads, context, before: whoAsks });

  const readContext = (viewer: Viewer): Context => {
    return { db, reads, viewer, loaders: new Loaders(reads), request: READS_ONLY };
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLogging(log));
  const isHttps = publicUrl.startsWith('https:');
  app.use(securityHeaders(isHttps, config.geocoderUrl));
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    await db.query('SELECT 1');
    response.json({ status: 'ready' });
  });
  app.get('/media/:file', media(reads));

  // A request that never ends is given up: nobody sends the shop anything for a minute.
  const server = createServer({ requestTimeout: 60_000 });
  const apollo = createApollo(schema, stored, server);
  await apollo.start();
  const isAdmin = async (request: Request) => (await viewerOfRequest(reads, request)).account?.role === Role.ADMIN;
  app.use('/graphql/stream', sameOrigin(config.publicUrl), live.router());
  app.use('/graphql', explorer(`${root}/build/web`));
  app.use('/graphql', sameOrigin(config.publicUrl), graphqlRouter(apollo, context, { before: whoAsks, isAdmin }));
  app.use('/api', sameOrigin(config.publicUrl), ...whoAsks);
  app.use(visits(reads));
  app.use('/api/openapi.json', description(openapi(schema, routes)));
  const viewerOf = (request: Request) => viewerOfRequest(reads, request);
  app.use(exportRouter({ schema, reads, viewerOf, timeZone: config.timeZone }));
  app.use(restRouter(runnable, context, isAdmin));
  app.use('/api', () => {
    throw new ShopError('NOT_FOUND', 'There is no such path in the API.');
  });
  const web = `${root}/build/web`;
  const built = readBuiltPage(web);
  const pages = built && {
    built,
    reads,
    config,
    t: readTranslations(root),
    firstAnswers: firstAnswers(stored, answers, readContext),
    kept: pageCache,
    viewer: async (request: Request) => {
      const sid = sessionIdOf(request.headers.cookie, sessionSecret);
      return sid === null ? GUEST : (viewers.find(sid) ?? viewers.read(sid));
    },
  };
  app.use(crawlers({ reads, config }));
  app.use(webClient(web, pages));
  app.use(errorHandler());

  const find = catalogueReads(stored, runnable, readContext);
  const front = new CatalogueFront(answers, viewers, sessionSecret, find, dataHeaders(isHttps));
  server.on('request', (request, response) => {
    const ordinary = (): void => void app(request, response);
    if (!front.take(request, response, ordinary)) ordinary();
  });

  await notifications.start();
  outbox.start();
  const pruning = setInterval(() => {
    deleteOldCarts(db).catch((error: unknown) => log.error({ err: error }, 'old carts could not be forgotten'));
  }, ONE_HOUR_MS);
  log.info({ mail: transport.destination }, 'outgoing mail goes here');

  return {
    server,
    close: async () => {
      clearInterval(pruning);
      live.stop();
      await apollo.stop();
      await outbox.stop();
      await notifications.stop();
      await session.close();
    },
  };
}
