import { resolve } from 'node:path';

/** What a module of a package is built without. */
export interface Unused {
  readonly file: RegExp;
  /** What is built in the module's place. */
  readonly instead?: string;
  /** Pieces of it and what stands there instead. */
  readonly texts?: readonly (readonly [text: string, by: string])[];
  /** Methods and fields of its classes that nobody calls. */
  readonly methods?: readonly string[];
  /** Variables that are null instead. */
  readonly values?: readonly string[];
  /** Functions and what their body is instead. */
  readonly functions?: Readonly<Record<string, string>>;
}

const HASH = JSON.stringify(resolve(import.meta.dirname, '../../lib/queries/documentHash.ts'));
const utilities = (name: string) => new RegExp(`/@apollo/client/utilities/internal/${name}\\.js$`);

/**
 * Every document is stored: one operation that has passed the server's schema, has `__typename` wherever Apollo would
 * put it, and no directive but `@skip` and `@include` (inlineDocuments.ts). So nothing is left to transform, to check,
 * or to print.
 */
const DOCUMENTS: readonly Unused[] = [
  {
    file: /\/@apollo\/client\/utilities\/graphql\/print\.js$/,
    // Apollo prints a document to tell it from others.
    instead: `import { hashOf } from ${HASH}; export const print = Object.assign((document) => hashOf(document), { reset() {} });`,
  },
  {
    file: /\/@apollo\/client\/utilities\/graphql\/transform\.js$/,
    instead: 'export const addTypenameToDocument = Object.assign((document) => document, { added: () => false });',
  },
  { file: utilities('checkDocument'), instead: 'export const checkDocument = () => {};' },
  { file: utilities('hasDirectives'), instead: 'export const hasDirectives = () => false;' },
  { file: utilities('hasForcedResolvers'), instead: 'export const hasForcedResolvers = () => false;' },
  {
    file: utilities('removeDirectivesFromDocument'),
    instead: 'export const removeDirectivesFromDocument = (_, document) => document;',
  },
  {
    file: utilities('removeFragmentSpreads'),
    instead: 'export const removeMaskedFragmentSpreads = (document) => document;',
  },
];

/** No part of an answer comes later (`@defer`, `@stream`), none is masked, and no scalar is another on the way. */
const ANSWERS: readonly Unused[] = [
  {
    file: /\/@apollo\/client\/masking\/index\.js$/,
    instead:
      'export const disableWarningsSlot = { withValue: (_, run) => run() };' +
      'export const maskOperation = (data) => data; export const maskFragment = (data) => data;',
  },
  {
    file: utilities('coerceScalarFieldsToParsed'),
    instead: 'export const coerceScalarFieldsToParsed = (data) => data;',
  },
  {
    file: utilities('equalByQuery'),
    instead: `import { equal } from '@wry/equality'; export const equalByQuery = (_, one, other) => equal(one, other);`,
  },
  {
    file: /\/@apollo\/client\/cache\/inmemory\/entityStore\.js$/,
    functions: { hasScalarConfig: '{ return false; }', coerceStoreObject: '{ return obj; }' },
    methods: ['coerceValue'],
  },
  {
    file: /\/@apollo\/client\/cache\/inmemory\/inMemoryCache\.js$/,
    functions: { serializeVariables: '{ return variables; }' },
    methods: ['serializeVariablesValue', 'serializeInputArray', 'serializeInputObject'],
  },
  {
    file: /\/@apollo\/client\/cache\/inmemory\/readFromStore\.js$/,
    functions: {
      shouldPrune: '{ return false; }',
      prunePartialBoundariesImpl: '{}',
      prunePartialStreamArrayImpl: '{}',
    },
  },
];

/** Neither subscriptions (news of orders come by web/lib/orderStream.ts), fragments, polling, nor optimistic answers. */
const CALLS: readonly Unused[] = [
  {
    file: /\/@apollo\/client\/core\/ApolloClient\.js$/,
    texts: [['this.watchFragment = this.watchFragment.bind(this);', '']],
    methods: [
      ...['subscribe', 'watchFragment', 'readFragment', 'writeFragment', 'onResetStore', 'onClearStore', 'setLink'],
      ...['__actionHookForDevTools', '__requestRaw', 'maskedFragmentTransform'],
    ],
    functions: { transform: '{ return this.queryManager.transform(document); }' },
  },
  {
    file: /\/@apollo\/client\/core\/QueryManager\.js$/,
    methods: ['startGraphQLSubscription', 'maskFragment'],
    functions: {
      maskOperation: '{ return options.data; }',
      addNonReactiveToNamedFragments: '{ return document; }',
      isFullyUnmaskedOperation: '{}',
    },
  },
  {
    file: /\/@apollo\/client\/core\/ObservableQuery\.js$/,
    texts: [['this.subscribeToMore = this.subscribeToMore.bind(this);', '']],
    methods: ['subscribeToMore'],
    functions: { maskResult: '{ return result; }', updatePolling: '{}', cancelPolling: '{}' },
  },
  {
    file: /\/@apollo\/client\/core\/QueryInfo\.js$/,
    methods: ['markMutationOptimistic', 'markSubscriptionResult'],
  },
  {
    file: /\/@apollo\/client\/cache\/core\/cache\.js$/,
    texts: [['Object.assign(new Observable(', '/* @__PURE__ */ Object.assign(/* @__PURE__ */ new Observable(']],
    methods: [
      ...['fragmentWatches', 'watchFragment', 'watchSingleFragment', 'getFragmentDoc', 'readFragment', 'writeFragment'],
      'updateFragment',
    ],
  },
  {
    file: /\/@apollo\/client\/react\/hooks\/useQuery\.js$/,
    texts: [['subscribeToMore: observable.subscribeToMore.bind(observable),', '']],
  },
];

/** RxJS, as Apollo uses it: from promises and arrays, and without schedulers but that of `useQuery`. */
const OBSERVABLES: readonly Unused[] = [
  {
    file: /\/rxjs\/dist\/esm\/internal\/observable\/from\.js$/,
    instead: `export { innerFrom as from } from './innerFrom';`,
  },
  {
    file: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    instead: `
      import { Observable } from '../Observable';
      import { isArrayLike } from '../util/isArrayLike';
      import { isPromise } from '../util/isPromise';
      import { createInvalidObservableTypeError } from '../util/throwUnobservableError';
      import { reportUnhandledError } from '../util/reportUnhandledError';
      export function innerFrom(input) {
        if (input instanceof Observable) return input;
        if (isPromise(input))
          return new Observable((subscriber) => {
            input
              .then(
                (value) => {
                  if (subscriber.closed) return;
                  subscriber.next(value);
                  subscriber.complete();
                },
                (error) => subscriber.error(error),
              )
              .then(null, reportUnhandledError);
          });
        if (isArrayLike(input))
          return new Observable((subscriber) => {
            for (let index = 0; index < input.length && !subscriber.closed; index += 1) subscriber.next(input[index]);
            subscriber.complete();
          });
        throw createInvalidObservableTypeError(input);
      }`,
  },
  {
    file: /\/rxjs\/dist\/esm\/internal\/Notification\.js$/,
    methods: ['observe', 'do', 'accept', 'toObservable'],
  },
];

/** The router without what its other two ways of use bring along: routes with loaders, and the framework. */
const ROUTES: readonly Unused[] = [
  {
    file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    texts: [
      // A name for developers' tools, which keeps in the build what nobody imports.
      ...['Link', 'NavLink', 'Form', 'ScrollRestoration'].map(
        (name) => [`${name}.displayName = "${name}";`, ''] as const,
      ),
      ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
      ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
      ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
      ['ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'],
      ['"data-discover": !isAbsolute && discover === "render" ? "true" : void 0', ''],
    ],
    values: ['Form', 'AwaitErrorBoundary', 'RenderErrorBoundary', 'RemixErrorBoundary'],
    functions: {
      usePrefetchBehavior: '{ return [false, null, {}]; }',
      useNavigate: '{ return useNavigateUnstable(); }',
      _renderMatches: `{
        if (matches == null) return null;
        return matches.reduceRight(
          (outlet, match, index) =>
            React2.createElement(RenderedRoute, {
              match,
              routeContext: { outlet, matches: parentMatches.concat(matches.slice(0, index + 1)), isDataRoute: false },
              children: match.route.element ?? outlet,
            }),
          null,
        );
      }`,
    },
  },
];

/** React's view transitions: nothing in the shop is a `<ViewTransition>`, without which none of these is reached. */
const TRANSITIONS: readonly Unused[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: Object.fromEntries(
      [
        ...['startViewTransition', 'createViewTransitionInstance', 'scheduleViewTransitionEvent'],
        ...['trackEnterViewTransitions', 'applyViewTransitionName', 'applyViewTransitionToHostInstances'],
        ...['applyViewTransitionToHostInstancesRecursive', 'measureViewTransitionHostInstancesRecursive'],
        ...['measureNestedViewTransitions', 'commitAppearingPairViewTransitions', 'commitEnterViewTransitions'],
        ...['commitDeletedPairViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
        ...['restoreViewTransitionName', 'restoreViewTransitionOnHostInstances', 'restorePairedViewTransitions'],
        ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'reportViewTransitionError'],
      ].map((name) => [name, '{}']),
    ),
  },
];

export const UNUSED: readonly Unused[] = [
  ...DOCUMENTS,
  ...ANSWERS,
  ...CALLS,
  ...OBSERVABLES,
  ...ROUTES,
  ...TRANSITIONS,
];

/** What of the packages' interfaces does not work without these parts. */
export const NOT_TO_BE_USED = new RegExp(
  `\\b(?:${[
    ...['useFragment', 'useSuspenseFragment', 'useSubscription', 'watchFragment', 'readFragment', 'writeFragment'],
    ...['updateFragment', 'subscribeToMore', 'onResetStore', 'onClearStore', 'setLink', 'dataMasking', 'pollInterval'],
    ...['startPolling', 'optimisticResponse', 'inputObjects', 'localState', 'ViewTransition'],
  ].join('|')})\\b`,
);
