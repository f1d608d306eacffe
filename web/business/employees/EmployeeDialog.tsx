import { useMutation } from '@apollo/client/react';
import { changedEmployeeRules, newEmployeeRules } from '../../../common/rules/accountRules';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Pair } from '../../ui-antd/form/Pair';
import type { BusinessEmployeesQuery } from '../../gql/graphql';
import { CreateEmployeeDocument, UpdateEmployeeDocument } from './documents';

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
  const [create] = useMutation(CreateEmployeeDocument);
  const [update] = useMutation(UpdateEmployeeDocument);
  return (
    <FormDialog
      title={employee ? 'Edit Employee' : 'Add Employee'}
      initialValues={valuesOf(employee)}
      rules={employee ? CHANGED_RULES : NEW_RULES}
      submit={employee ? 'Save' : 'Create'}
      messages={
        employee
          ? { success: 'Employee updated successfully', title: 'Failed to update employee', fallback: UNREACHABLE }
          : { success: 'Employee created successfully', title: 'Failed to create employee', fallback: UNREACHABLE }
      }
      save={async ({ password, ...rest }) => {
        const input = password ? { ...rest, password } : rest;
        if (employee) await update({ variables: { id: employee.id, input } });
        else await create({ variables: { input } });
        onSaved();
      }}
      onClose={onClose}
    >
      <Pair>
        <TextField name="username" label="Username" />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          {...(employee && { hint: 'Leave it empty to keep it as it is' })}
        />
      </Pair>
      <TextField name="email" label="Email" type="email" />
      <Pair>
        <TextField name="firstName" label="First Name" />
        <TextField name="lastName" label="Last Name" />
      </Pair>
      <TextField name="employeeLocation" label="Location Name" hint="Where this employee works, like “Hamra branch”" />
      <TextField name="employeeAddress" label="Address" hint="Where this employee’s orders are delivered" />
      <Pair>
        <TextField name="employeeCity" label="City" />
        <TextField name="employeeState" label="State" />
      </Pair>
      <Pair>
        <TextField name="employeeZip" label="ZIP Code" />
        <TextField name="employeePhone" label="Phone Number" type="tel" />
      </Pair>
    </FormDialog>
  );
}

const UNREACHABLE = 'The shop could not be reached. Please try again.';

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
