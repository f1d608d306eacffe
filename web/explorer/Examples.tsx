import { PenIcon, pick, useGraphiQL, type GraphiQLPlugin } from '@graphiql/react';
import styles from './Examples.module.css';
import { exampleOf } from './exampleOf';

/** A panel of GraphiQL: an operation for each query and mutation of the schema, ready to be sent or filled in. */
export const EXAMPLES: GraphiQLPlugin = { title: 'Examples', icon: PenIcon, content: Examples };

function Examples() {
  const { schema, queryEditor, variableEditor } = useGraphiQL(pick('schema', 'queryEditor', 'variableEditor'));
  const roots = [
    { word: 'query', fields: schema?.getQueryType()?.getFields() ?? {} },
    { word: 'mutation', fields: schema?.getMutationType()?.getFields() ?? {} },
  ] as const;
  return (
    <section aria-labelledby="examples-title" className={styles.examples}>
      <h2 id="examples-title">Examples</h2>
      {roots.map(({ word, fields }) => (
        <section key={word} aria-labelledby={`examples-${word}`}>
          <h3 id={`examples-${word}`}>{word}</h3>
          <ul className={styles.list}>
            {Object.values(fields).map((field) => (
              <li key={field.name}>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => {
                    const example = exampleOf(word, field);
                    queryEditor?.setValue(example.query);
                    variableEditor?.setValue(example.variables);
                    queryEditor?.focus();
                  }}
                >
                  Use {field.name}
                </button>
                <p className={styles.about}>{field.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
