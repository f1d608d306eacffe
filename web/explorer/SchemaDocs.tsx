import { useId, useMemo, useRef, useState } from 'react';
import {
  getNamedType,
  isEnumType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { Button } from '../ui/form/Button';
import styles from './SchemaDocs.module.css';
import { fieldsOf, search, typesOf, type Member } from './schema';

interface SchemaDocsProps {
  schema: GraphQLSchema;
  /** Puts an example of the field of a root into the editor. */
  onUse: (root: string, field: string) => void;
}

/** Every type, field and argument of the schema with its description, to walk through and to search. */
export function SchemaDocs({ schema, onUse }: SchemaDocsProps) {
  const [path, setPath] = useState<readonly string[]>([]);
  const [sought, setSought] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const hits = useMemo(() => search(schema, sought), [schema, sought]);
  const type = path.length > 0 ? schema.getType(path.at(-1) ?? '') : undefined;

  function open(name: string): void {
    setPath([...path, name]);
    setSought('');
    // Whoever walks by keyboard goes on from the top of what was opened.
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <section aria-labelledby={`${id}-title`} className={styles.docs}>
      <h2 id={`${id}-title`} className={styles.title}>
        Documentation
      </h2>
      <label htmlFor={`${id}-search`} className={styles.label}>
        Search types and fields
      </label>
      <input
        id={`${id}-search`}
        type="search"
        className={styles.search}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {sought.trim() && (hits.length === 0 ? 'Nothing has this in its name or description.' : `${hits.length} found`)}
      </p>
      {sought.trim() ? (
        <ul className={styles.list}>
          {hits.map(({ type: name, field }) => (
            <li key={`${name}.${field}`}>
              <button type="button" className={styles.link} onClick={() => open(name)}>
                {field === null ? name : `${name}.${field}`}
              </button>
            </li>
          ))}
        </ul>
      ) : type ? (
        <>
          <div className={styles.back}>
            <Button look="quiet" onClick={() => setPath(path.slice(0, -1))}>
              ← {path.at(-2) ?? 'All types'}
            </Button>
          </div>
          <h3 ref={heading} tabIndex={-1}>
            {type.name}
          </h3>
          <TypeView type={type} schema={schema} onOpen={open} onUse={onUse} />
        </>
      ) : (
        <ul className={styles.list}>
          {typesOf(schema).map((each) => (
            <li key={each.name}>
              <button type="button" className={styles.link} onClick={() => open(each.name)}>
                {each.name}
              </button>
              <p className={styles.about}>{each.description}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface TypeViewProps extends SchemaDocsProps {
  type: GraphQLNamedType;
  onOpen: (type: string) => void;
}

function TypeView({ type, schema, onOpen, onUse }: TypeViewProps) {
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  return (
    <>
      <p>{type.description}</p>
      {isUnionType(type) && (
        <ul className={styles.list}>
          {type.getTypes().map(({ name, description }) => (
            <li key={name}>
              <button type="button" className={styles.link} onClick={() => onOpen(name)}>
                {name}
              </button>
              <p className={styles.about}>{description}</p>
            </li>
          ))}
        </ul>
      )}
      {isEnumType(type) && (
        <dl className={styles.list}>
          {type.getValues().map(({ name, description }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.about}>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles.list}>
        {fieldsOf(type).map((field) => (
          <li key={field.name} className={styles.field}>
            <MemberView member={field} onOpen={onOpen} />
            {isRoot && (
              <Button look="quiet" onClick={() => onUse(type.name, field.name)}>
                Use {field.name}
              </Button>
            )}
            {'args' in field && field.args.length > 0 && (
              <ul className={styles.args} aria-label={`Arguments of ${field.name}`}>
                {field.args.map((arg) => (
                  <li key={arg.name}>
                    <MemberView member={arg} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {isObjectType(type) && type.getInterfaces().length > 0 && (
        <p className={styles.about}>It is a {type.getInterfaces().join(', ')}.</p>
      )}
    </>
  );
}

function MemberView({ member, onOpen }: { member: Member; onOpen: (type: string) => void }) {
  const named = getNamedType(member.type);
  return (
    <>
      <p className={styles.signature}>
        <span className={styles.name}>{member.name}</span>:{' '}
        <button type="button" className={styles.link} onClick={() => onOpen(named.name)}>
          {String(member.type)}
        </button>
      </p>
      <p className={styles.about}>{member.description}</p>
    </>
  );
}
