import { createContext, use } from 'react';
import type { EmployeeQuery } from '../gql/graphql';

/** The employee who orders, as the portal shows them. */
export type Employee = NonNullable<EmployeeQuery['viewer']>;

interface Here {
  employee: Employee;
  /** Whether the shop has said who this is since the page opened; else it is what was kept of an earlier visit. */
  confirmed: boolean;
}

const Context = createContext<Here | null>(null);

/** Gives everything below it the employee. */
export const EmployeeContext = Context.Provider;

/** The employee who orders. */
export function useEmployee(): Here {
  const here = use(Context);
  if (!here) throw new Error('this is part of the employee portal');
  return here;
}

/** Whether the employee's own location is complete enough for a delivery; the shop asks for the same. */
export function hasPlace({ deliveryPlace }: Employee): boolean {
  return Boolean(deliveryPlace?.address?.trim() && deliveryPlace.city?.trim());
}
