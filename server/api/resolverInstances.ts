import type { ContainerType } from 'type-graphql';

type ResolverClass = new (...needs: never[]) => object;

/**
 * The resolvers of one shop, an instance of each class. Those that need something for as long as the shop lives are
 * given, made with it; the others are made when they are first asked.
 */
export class ResolverInstances implements ContainerType {
  private readonly byClass: Map<unknown, object>;

  constructor(given: readonly object[] = []) {
    this.byClass = new Map(given.map((resolver) => [resolver.constructor, resolver]));
  }

  /** @throws when a resolver that needs something was not given */
  get(resolver: ResolverClass): object {
    let instance = this.byClass.get(resolver);
    if (!instance) {
      if (resolver.length > 0) throw new Error(`${resolver.name} needs what it was not made with`);
      instance = new resolver();
      this.byClass.set(resolver, instance);
    }
    return instance;
  }
}
