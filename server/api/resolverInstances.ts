import type { ContainerType } from 'type-graphql';

type ResolverClass = new (...dependencies: never[]) => object;

/**
 * The resolvers of one shop, an instance of each class. Those with constructor parameters are passed in; the others are
 * made at their first use.
 */
export class ResolverInstances implements ContainerType {
  private readonly byClass: Map<unknown, object>;

  constructor(instances: readonly object[] = []) {
    this.byClass = new Map(instances.map((resolver) => [resolver.constructor, resolver]));
  }

  /** @throws for a resolver with constructor parameters that was not passed in */
  get(resolver: ResolverClass): object {
    let instance = this.byClass.get(resolver);
    if (!instance) {
      if (resolver.length > 0) throw new Error(`${resolver.name} has constructor parameters, but was not passed in`);
      instance = new resolver();
      this.byClass.set(resolver, instance);
    }
    return instance;
  }
}
