import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { changedEmployeeRules, newEmployeeRules } from '../../../common/rules/accountRules';
import { changedFields } from '../../lib/changedFields';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Pair } from '../../ui-antd/form/Pair';
import type { BusinessEmployeesQuery } from '../../gql/graphql';
import { CreateEmployeeDocument, UpdateEmployeeDocument } from './documents';
import { UNREACHABLE } from '../../i18n/refusalText';
import { useTranslation } from '../../i18n/text';

/** An employee of the business. */
export type EmployeeRow = BusinessEmployeesQuery['employees']['nodes'][number];

const NEW_RULES = newEmployeeRules();
const CHANGED_RULES = changedEmployeeRules();

interface EmployeeDialogProps {
  /** Absent for a new one. */
  employee?: EmployeeRow;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of an employee (specification 14.3); on edit an empty password stays as it is. */
export function EmployeeDialog({ employee, onSaved, onClose }: EmployeeDialogProps) {
  const t = useTranslation();
  const [create] = useMutation(CreateEmployeeDocument);
  const [update] = useMutation(UpdateEmployeeDocument);
  const [initial] = useState(() => valuesOf(employee));
  return (
    <FormDialog
      title={employee ? t('Edit Employee') : t('Add Employee')}
      initialValues={initial}
      rules={employee ? CHANGED_RULES : NEW_RULES}
      submit={employee ? t('Save') : t('Create')}
      messages={
        employee
          ? {
              success: t('Employee updated successfully'),
              title: t('Failed to update employee'),
              fallback: t(UNREACHABLE),
            }
          : {
              success: t('Employee created successfully'),
              title: t('Failed to create employee'),
              fallback: t(UNREACHABLE),
            }
      }
      save={async (values) => {
        if (employee) {
          // The employee may have changed e-mail or phone since they were loaded: what is sent is written.
          const input = changedFields(initial, values);
          if (Object.keys(input).length > 0) await update({ variables: { id: employee.id, input } });
        } else {
          await create({ variables: { input: values } });
        }
        onSaved();
      }}
      onClose={onClose}
    >
      <Pair>
        <TextField name="username" label={t('Username')} />
        <TextField
          name="password"
          label={t('Password')}
          type="password"
          autoComplete="new-password"
          {...(employee && { hint: t('Leave it empty to keep it as it is') })}
        />
      </Pair>
      <TextField name="email" label={t('Email')} type="email" />
      <Pair>
        <TextField name="firstName" label={t('First Name')} />
        <TextField name="lastName" label={t('Last Name')} />
      </Pair>
      <TextField
        name="employeeLocation"
        label={t('Location Name')}
        hint={t('Where this employee works, like “Hamra branch”')}
      />
      <TextField name="employeeAddress" label={t('Address')} hint={t('Where this employee’s orders are delivered')} />
      <Pair>
        <TextField name="employeeCity" label={t('City')} />
        <TextField name="employeeState" label={t('State')} />
      </Pair>
      <Pair>
        <TextField name="employeeZip" label={t('ZIP Code')} />
        <TextField name="employeePhone" label={t('Phone Number')} type="tel" />
      </Pair>
    </FormDialog>
  );
}

function valuesOf(employee: EmployeeRow | undefined) {
  return {
    username: employee?.username ?? '',
    password: '',
    email: employee?.email ?? '',
    firstName: employee?.firstName ?? '',
    lastName: employee?.lastName ?? '',
    employeeLocation: employee?.employeeLocation ?? '',
    employeeAddress: employee?.employeeAddress ?? '',
    employeeCity: employee?.employeeCity ?? '',
    employeeState: employee?.employeeState ?? '',
    employeeZip: employee?.employeeZip ?? '',
    employeePhone: employee?.employeePhone ?? '',
  };
}
