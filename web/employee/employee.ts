import { createContext, use } from 'react';
import type { EmployeeQuery } from '../gql/graphql';

/** The employee who orders, as the portal shows them. */
export type Employee = NonNullable<EmployeeQuery['viewer']>;

interface EmployeeState {
  employee: Employee;
  /** Whether the shop has confirmed the session since the page opened; otherwise the data is that of an earlier visit. */
  confirmed: boolean;
}

const Context = createContext<EmployeeState | null>(null);

/** Gives everything below it the employee. */
export const EmployeeContext = Context.Provider;

/** The employee who orders. */
export function useEmployee(): EmployeeState {
  const state = use(Context);
  if (!state) throw new Error('useEmployee needs an EmployeeContext above it');
  return state;
}

/** Whether the employee's own location is complete enough for a delivery; the shop asks for the same. */
export function hasPlace({ deliveryPlace }: Employee): boolean {
  return Boolean(deliveryPlace?.address?.trim() && deliveryPlace.city?.trim());
}
