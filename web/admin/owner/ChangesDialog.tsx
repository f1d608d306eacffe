import { Modal } from 'antd';
import type { ReactNode } from 'react';
import type { AdminAuditLogQuery } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { changesOf, type FieldChange } from './changes';
import styles from './owner.module.css';

type Entry = AdminAuditLogQuery['auditLog']['nodes'][number];

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** What one entry of the audit log changed, field by field. */
export function ChangesDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const changes = changesOf(entry.before, entry.after);
  const same = changes.filter(({ changed }) => !changed);
  return (
    <Modal open width={900} footer={null} title={`${entry.action} by ${entry.actorUsername}`} onCancel={onClose}>
      <div className={styles.changes}>
        {same.length < changes.length ? (
          <Fields label="What changed" fields={changes.filter(({ changed }) => changed)} />
        ) : (
          <p>Nothing that is written down changed.</p>
        )}
        {same.length > 0 && (
          <details>
            <summary>What stayed the same ({same.length})</summary>
            <Fields label="What stayed the same" fields={same} />
          </details>
        )}
      </div>
    </Modal>
  );
}

function Fields({ label, fields }: { label: string; fields: readonly FieldChange[] }) {
  return (
    // Scrolled by keyboard, too, where a long value needs it.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.label}>
              <th scope="row">{field.label}</th>
              <td dir="auto">{valueText(field.before)}</td>
              <td dir="auto">{valueText(field.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function valueText(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return MOMENT.test(value) ? <DateText at={value} /> : value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || '–';
  return typeof value === 'number' ? String(value) : JSON.stringify(value, null, 2);
}
