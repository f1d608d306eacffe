import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { RowActions } from '../../ui-antd/list/RowActions';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { DeleteEmployeeDocument, EmployeesDocument } from './documents';
import { EmployeeDialog, type EmployeeRow } from './EmployeeDialog';
import styles from './EmployeesTab.module.css';
import { UNREACHABLE } from '../../i18n/refusalText';
import { useTranslation } from '../../i18n/text';

/** The people who order for the business without seeing prices. */
export function EmployeesTab() {
  const t = useTranslation();
  const address = useListAddress();
  const { data, ...reading } = useListQuery(EmployeesDocument, { after: address.after });
  const [edited, setEdited] = useState<EmployeeRow | 'new' | null>(null);
  const [remove] = useMutation(DeleteEmployeeDocument);
  const confirmDelete = useConfirmDelete();
  const act = useAction();

  async function confirmAndRemove({ id, username, ...employee }: EmployeeRow): Promise<void> {
    if (!(await confirmDelete(nameOf(employee) || username))) return;
    await act(() => remove({ variables: { id } }), {
      success: t('Employee deleted successfully'),
      title: t('Failed to delete employee'),
      fallback: t(UNREACHABLE),
    });
    reading.retry();
  }

  const columns: Column<EmployeeRow>[] = [
    {
      title: t('Name'),
      key: 'name',
      render: (employee) => <strong dir="auto">{nameOf(employee)}</strong>,
    },
    { title: t('Location'), key: 'location', below: 'name', render: ({ employeeLocation }) => employeeLocation },
    { title: t('Username'), key: 'username', from: 'sm', render: ({ username }) => username },
    { title: t('City'), key: 'city', from: 'md', render: ({ employeeCity }) => employeeCity },
    { title: t('State'), key: 'state', from: 'lg', render: ({ employeeState }) => employeeState },
    {
      title: t('Phone'),
      key: 'phone',
      below: 'name',
      from: 'md',
      render: ({ employeePhone }) => <bdi dir="ltr">{employeePhone}</bdi>,
    },
    {
      title: t('Actions'),
      key: 'actions',
      pinned: true,
      render: (employee) => (
        <RowActions
          name={nameOf(employee)}
          onEdit={() => setEdited(employee)}
          onDelete={() => void confirmAndRemove(employee)}
        />
      ),
    },
  ];

  const page = data?.employees;
  const none = page?.totalCount === 0;
  return (
    <Section
      title={t('Employees')}
      count={page?.totalCount}
      actions={
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('Add Employee')}
        </Button>
      }
    >
      {none ? (
        <div className={styles.none}>
          <h3>{t('No employees yet')}</h3>
          <p>
            {t('An employee signs in at')} <strong dir="ltr">/employee/login</strong>{' '}
            {t(
              'and places daily orders for your business without seeing any price. The orders go to the employee’s own location and are charged to your business.',
            )}
          </p>
          <Button onClick={() => setEdited('new')}>{t('Add your first employee')}</Button>
        </div>
      ) : (
        <ListTable
          label={t('Employees')}
          rowKey="id"
          rowName={nameOf}
          columns={columns}
          reading={reading}
          page={page}
          address={address}
          empty={{ title: t('No employees yet') }}
        />
      )}
      {edited && (
        <EmployeeDialog
          {...(edited !== 'new' && { employee: edited })}
          onSaved={reading.retry}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

function nameOf({ firstName, lastName }: Pick<EmployeeRow, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
