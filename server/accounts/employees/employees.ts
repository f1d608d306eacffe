import type { DataSource } from 'typeorm';
import type { Language } from '../../../common/languages';
import { changedEmployeeRules, newEmployeeRules } from '../../../common/rules/accountRules';
import { MESSAGES } from '../../../common/messages';
import { checkInput } from '../../core/checkInput';
import { showPage, type Page, type PageRequest } from '../../db/page';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { countSelected, readSortedPage, type SortedList } from '../../db/lists/sortedPage';
import { transaction, type Transaction } from '../../db/transaction';
import { forbidden, notFound } from '../../core/errors';
import { sentFields } from '../../core/sentFields';
import { trimmedText } from '../../core/text';
import type { EmployeeInput, EmployeeType } from './employees.types';
import { hashPassword } from '../signIn/passwords';
import { Role, type Removal } from '../../identity/roles';
import { UserEntity } from '../../identity/user.entity';
import { USER_COLUMNS, type UserRow } from '../../identity/userRow';
import type { Account } from '../../identity/viewer';
import { insertUser, newUser, removeUser, saveUser } from '../users/writeUser';

const EMPLOYEES: SortedList<'date'> = {
  columns: USER_COLUMNS,
  from: 'users u',
  id: { sql: 'u.id', type: 'integer' },
  sorts: { date: null },
};

/**
 * A page of a business's employees that are not deactivated, newest first.
 * @throws ShopError BAD_USER_INPUT as of every page
 */
export async function readEmployees(db: Queryable, business: Account, page: PageRequest): Promise<Page<EmployeeType>> {
  const request = { ...page, by: 'date', descending: true } as const;
  return showPage(await readSortedPage<UserRow, 'date'>(db, EMPLOYEES, employeesOf(business), request), showEmployee);
}

/** How many employees the business has that are not deactivated. */
export function countEmployees(db: Queryable, business: Account): Promise<number> {
  return countSelected(db, EMPLOYEES, employeesOf(business));
}

function employeesOf({ id }: Account): Selection {
  return new Selection().and('u.parent_business_id = ?', id).and('u.active');
}

/**
 * Makes an employee of the business (specification 8.9).
 * @throws ShopError BAD_USER_INPUT, and CONFLICT when the username is taken
 */
export async function createEmployee(db: DataSource, business: Account, input: EmployeeInput): Promise<EmployeeType> {
  checkInput(newEmployeeRules, input);
  const passwordHash = await hashPassword(input.password!);
  return transaction(db, async (tx) => {
    await lockBusiness(tx, business.id);
    // The rules have seen to it that every field is there.
    const values = valuesOf(input) as EmployeeValues;
    const user = newUser({ ...values, role: Role.EMPLOYEE, parentBusinessId: business.id });
    return showEmployee(await insertUser(tx, user, passwordHash));
  });
}

/**
 * Changes what is sent of an employee of the business, and nothing else: the employee changes e-mail and phone, too. Another
 * password ends all of its sessions, an empty one changes nothing.
 * @param language of the mails about another address, where the employee has chosen none
 * @throws ShopError BAD_USER_INPUT, NOT_FOUND for a user who is not its employee, CONFLICT when the username is taken
 */
export async function updateEmployee(
  db: DataSource,
  business: Account,
  id: number,
  input: EmployeeInput,
  language: Language,
): Promise<EmployeeType> {
  const { password, ...sent } = sentFields(changedEmployeeRules(), input);
  const passwordHash = password ? await hashPassword(password) : null;
  return transaction(db, async (tx) => {
    const employee = await lockEmployee(tx, business, id, 'for_no_key_update');
    const changed = { ...employee, ...valuesOf(sent) };
    return showEmployee(await saveUser(tx, changed, { passwordHash, language }));
  });
}

/**
 * Deletes an employee of the business, one with orders by deactivating it; its sessions end.
 * @throws ShopError NOT_FOUND for a user who is not its employee
 */
export function deleteEmployee(db: DataSource, business: Account, id: number): Promise<Removal> {
  return transaction(db, async (tx) => removeUser(tx, await lockEmployee(tx, business, id, 'pessimistic_write')));
}

/** Another business's employee, and one that is deactivated, does not exist. @throws ShopError NOT_FOUND */
async function lockEmployee(
  { manager }: Transaction,
  business: Account,
  id: number,
  mode: 'for_no_key_update' | 'pessimistic_write',
): Promise<UserRow> {
  const where = { id, parentBusinessId: business.id, active: true };
  const employee = await manager.findOne(UserEntity, { where, lock: { mode } });
  if (!employee) throw notFound('Employee');
  return employee;
}

/**
 * Locks the business, so that it cannot be suspended before the employee is made.
 * @throws ShopError FORBIDDEN unless it is active and approved
 */
async function lockBusiness({ manager }: Transaction, id: number): Promise<void> {
  const business = await manager.findOne(UserEntity, {
    select: { id: true },
    where: { id, role: Role.BUSINESS, businessApproved: true, active: true },
    lock: { mode: 'pessimistic_read' },
  });
  if (!business) throw forbidden(MESSAGES.pendingBusiness);
}

/** The columns that the fields of the form are kept in. */
const COLUMN = {
  username: 'username',
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  employeeLocation: 'location',
  employeeAddress: 'address',
  employeeCity: 'city',
  employeeState: 'state',
  employeeZip: 'zip',
  employeePhone: 'phone',
} as const satisfies Partial<Record<keyof EmployeeInput, keyof UserRow>>;

type EmployeeValues = Record<(typeof COLUMN)[keyof typeof COLUMN], string>;

const FIELDS = Object.keys(COLUMN) as (keyof typeof COLUMN)[];

/** What is to be written of the fields that were sent. */
function valuesOf(sent: Partial<EmployeeInput>): Partial<EmployeeValues> {
  const values: Partial<EmployeeValues> = {};
  for (const field of FIELDS) {
    const text = sent[field];
    if (typeof text === 'string') values[COLUMN[field]] = trimmedText(text);
  }
  return values;
}

/** An employee as its business sees it. */
function showEmployee(user: UserRow): EmployeeType {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    employeeLocation: user.location,
    employeeAddress: user.address,
    employeeCity: user.city,
    employeeState: user.state,
    employeeZip: user.zip,
    employeePhone: user.phone,
    parentBusinessId: user.parentBusinessId!,
  };
}
