import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
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

/** What is sent with a document. */
export interface OperationRequest {
  /** Which of the document's operations; absent for the only one. */
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

type Result = ExecutionResult<Record<string, unknown>>;

/** As many wrong variables are told as graphql-js tells by itself. */
const VARIABLE_ERRORS = { maxErrors: 50 };

/** A document that fits the schema. It is compiled once it has run so often that compiling it pays. */
export class Operation {
  /** The root fields of all its operations, like `Query.products`. */
  readonly roots: readonly string[];
  private compilable: boolean;
  private readonly compiled = new Map<string, CompiledQuery>();
  private runs = 0;

  /** @param compileAfter runs before it is compiled */
  constructor(
    private readonly schema: GraphQLSchema,
    readonly document: DocumentNode,
    private readonly compileAfter: number,
  ) {
    this.roots = rootsOf(document);
    this.compilable = isCompilable(document);
  }

  /** Compiles the only operation now. @throws when it does not fit the schema */
  compile(): this {
    const compiled = compileQuery(this.schema, this.document);
    if (!isCompiledQuery(compiled))
      throw new Error(`A document does not fit the schema: ${compiled.errors?.[0]?.message}`);
    if (this.compilable) this.compiled.set(nameOf(getOperationAST(this.document)), compiled);
    return this;
  }

  /** Errors are as the resolvers threw them. */
  async run(request: OperationRequest, context: Context): Promise<Result> {
    const args = this.executionArgs(request, context);
    const operation = getOperationAST(this.document, request.operationName);
    const compiled = operation && this.compiledFor(nameOf(operation));
    if (!compiled) return await execute(args);
    // Said in the words of graphql-js, whoever runs it.
    const { errors } = getVariableValues(
      this.schema,
      operation.variableDefinitions ?? [],
      args.variableValues ?? {},
      VARIABLE_ERRORS,
    );
    if (errors) return { errors };
    return await compiled.query({}, context, args.variableValues);
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
    if (known ?? !this.compilable) return known;
    this.runs += 1;
    if (this.runs <= this.compileAfter) return undefined;
    const compiled = compileQuery(this.schema, this.document, name || undefined);
    if (!isCompiledQuery(compiled)) {
      this.compilable = false;
      return undefined;
    }
    this.compiled.set(name, compiled);
    return compiled;
  }
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
 * Whether a text or an input object stands in the document itself, not in its variables. Of a stranger's document these
 * must not be compiled: graphql-jit writes them into the code it makes, in which a text can pass for code, and takes a
 * variable of an input object that was not sent for null.
 */
export function holdsTextOrObject(document: DocumentNode): boolean {
  let found = false;
  const find = () => {
    found = true;
    return BREAK;
  };
  visit(document, { StringValue: find, ObjectValue: find });
  return found;
}

/** What graphql-jit runs exactly as graphql-js does: no subscription, no introspection, no `@skip` and `@include`. */
function isCompilable(document: DocumentNode): boolean {
  let compilable = true;
  visit(document, {
    OperationDefinition: ({ operation }) => {
      if (operation === OperationTypeNode.SUBSCRIPTION) compilable = false;
      return compilable ? undefined : BREAK;
    },
    Directive: () => {
      compilable = false;
      return BREAK;
    },
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') compilable = false;
      return compilable ? undefined : BREAK;
    },
  });
  return compilable;
}
