import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  visit,
  BREAK,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from './context';
import { mustNotBeNull, neverNull, undeclared, unfit } from './errors/wrongVariables';
import { forgetTokens } from './forgetTokens';
import { OPERATION_LIMITS } from './limits';

/** What is sent with a document. */
export interface OperationRequest {
  /** Which of the document's operations; absent for the only one. */
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

type VariableValues = ReturnType<typeof getVariableValues>;

type Result = ExecutionResult<Record<string, unknown>>;

/** As many errors of variables as graphql-js reports by itself. */
const VARIABLE_ERRORS = { maxErrors: 50 };

/** Measured of lists of products: the nodes of a document take 260 for each token, compiled code and its data 140. */
const BYTES_OF_TOKEN = 400;

/** How a document may be compiled. */
interface Compiling {
  /** Runs before it is compiled. */
  readonly after: number;
  /** Whether the document is the shop's own. */
  readonly isTrusted: boolean;
}

/** What is derived from a document. */
interface Parsed {
  readonly document: DocumentNode;
  readonly roots: readonly string[];
  readonly label: string;
  compilable: boolean;
}

/** A document that fits the schema. It is compiled when it has run so often that compiling it pays. */
export class Operation {
  private known: Parsed | undefined;
  private readonly compiled = new Map<string, CompiledQuery>();
  private readonly neverNull = new Map<OperationDefinitionNode, ReadonlySet<string>>();
  private runs = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    /** Called once, when the document is first asked for anything. */
    private readonly read: () => DocumentNode,
    private readonly compiling: Compiling,
    /** What each operation of a client's document costs, by its name; empty for a document of the shop's own. */
    private readonly costs: ReadonlyMap<string, number> = new Map(),
  ) {}

  get document(): DocumentNode {
    return this.parsed.document;
  }

  /** About the bytes that it takes with what is compiled of it, beside its text. */
  get bytes(): number {
    return BYTES_OF_TOKEN * (this.document.tokenCount ?? OPERATION_LIMITS.tokens);
  }

  /** The root fields of all its operations, like `Query.products`. */
  get roots(): readonly string[] {
    return this.parsed.roots;
  }

  /** Its name in metrics and traces: that of a document of the shop's own; `client` for all others, whose names are endless. */
  get label(): string {
    return this.parsed.label;
  }

  private get parsed(): Parsed {
    return (this.known ??= this.parse());
  }

  private parse(): Parsed {
    const document = this.read();
    forgetTokens(document);
    const { isTrusted } = this.compiling;
    return {
      document,
      roots: rootsOf(document),
      label: isTrusted ? nameOf(getOperationAST(document)) || 'shop' : 'client',
      compilable: isCompilable(document, isTrusted),
    };
  }

  /** Whether the document has the requested operation. */
  has({ operationName }: OperationRequest): boolean {
    return Boolean(getOperationAST(this.document, operationName));
  }

  /** Whether the requested operation is a mutation. */
  writes({ operationName }: OperationRequest): boolean {
    return getOperationAST(this.document, operationName)?.operation === OperationTypeNode.MUTATION;
  }

  /** What the requested operation costs (specification 11.2); null where that was not measured. */
  costOf({ operationName }: OperationRequest): number | null {
    if (this.costs.size === 0) return null;
    return this.costs.get(nameOf(getOperationAST(this.document, operationName))) ?? null;
  }

  /** The names of the root fields, without those of their types. */
  get rootFields(): string[] {
    return this.roots.map((root) => root.slice(root.indexOf('.') + 1));
  }

  /** Errors are as the resolvers threw them. */
  async run(request: OperationRequest, context: Context): Promise<Result> {
    const args = this.executionArgs(request, context);
    const { errors } = this.coerceVariables(request);
    if (errors) return { errors };
    const operation = getOperationAST(this.document, request.operationName);
    const compiled = operation && this.compiledFor(nameOf(operation));
    if (!compiled) return execute(args);
    return compiled.query({}, context, { ...requiredDefaults(operation), ...args.variableValues });
  }

  /**
   * The values of the declared variables, in the order of their declaration and with their defaults, or what is wrong
   * with them. Checked by graphql-js, so that the errors are the same whether the document is compiled or not; unlike it,
   * a variable that is not declared is an error, so that a misspelt one is not taken for one that was left out, and so is
   * null where it could only fail later.
   */
  coerceVariables({ operationName, variables }: OperationRequest): VariableValues {
    const operation = getOperationAST(this.document, operationName);
    const declared = operation?.variableDefinitions;
    // Without an operation of this name, graphql-js says so.
    if (!declared) return { coerced: {} };
    const names = declared.map(({ variable }) => variable.name.value);
    const unknown = Object.keys(variables ?? {}).filter((name) => !names.includes(name));
    if (unknown.length > 0) return { errors: unknown.slice(0, VARIABLE_ERRORS.maxErrors).map(undeclared(names)) };
    const { coerced, errors } = getVariableValues(this.schema, declared, variables ?? {}, VARIABLE_ERRORS);
    if (!coerced) return { errors: errors.map(unfit) };
    const nulls = names.filter((name) => coerced[name] === null);
    const wrong = nulls.length === 0 ? [] : nulls.filter((name) => this.neverNullIn(operation).has(name));
    return wrong.length === 0 ? { coerced } : { errors: wrong.map(mustNotBeNull) };
  }

  private neverNullIn(operation: OperationDefinitionNode): ReadonlySet<string> {
    const known = this.neverNull.get(operation) ?? neverNull(this.schema, this.document, operation);
    this.neverNull.set(operation, known);
    return known;
  }

  executionArgs({ operationName, variables }: OperationRequest, context: Context): ExecutionArgs {
    return {
      schema: this.schema,
      document: this.document,
      operationName,
      variableValues: variables ?? {},
      contextValue: context,
    };
  }

  private compiledFor(name: string): CompiledQuery | undefined {
    const known = this.compiled.get(name);
    if (known ?? !this.parsed.compilable) return known;
    this.runs += 1;
    if (this.runs <= this.compiling.after) return undefined;
    const compiled = compileQuery(this.schema, this.document, name || undefined);
    if (!isCompiledQuery(compiled)) {
      this.parsed.compilable = false;
      return undefined;
    }
    this.compiled.set(name, compiled);
    return compiled;
  }
}

/** Defaults of variables that may not be null, as they would be sent: graphql-jit asks for these although they have one. */
function requiredDefaults({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const required = variableDefinitions.flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  return Object.fromEntries(required) as Record<string, unknown>;
}

/** Empty for an operation without a name, of which a document has one at most. */
function nameOf(operation: OperationDefinitionNode | null | undefined): string {
  return operation?.name?.value ?? '';
}

function rootsOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = ROOT_TYPES[definition.operation];
    return definition.selectionSet.selections.flatMap((node) =>
      node.kind === Kind.FIELD ? [`${type}.${node.name.value}`] : [],
    );
  });
}

const ROOT_TYPES: Record<OperationTypeNode, string> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
};

/**
 * Whether graphql-jit may run the document.
 *
 * Not a subscription, nor introspection, `@skip` and `@include`, which it does not run exactly as graphql-js does. Nor
 * a client's document in which a string or an input object stands, instead of in its variables: graphql-jit writes
 * these into the code that it generates, where a string could pass for code, and takes a variable in an input object
 * that was not sent for null.
 */
function isCompilable(document: DocumentNode, isTrusted: boolean): boolean {
  let compilable = true;
  const refuse = () => {
    compilable = false;
    return BREAK;
  };
  visit(document, {
    OperationDefinition: ({ operation }) => (operation === OperationTypeNode.SUBSCRIPTION ? refuse() : undefined),
    Directive: refuse,
    Field: ({ name }) => (name.value === '__schema' || name.value === '__type' ? refuse() : undefined),
    ...(!isTrusted && { StringValue: refuse, ObjectValue: refuse }),
  });
  return compilable;
}
