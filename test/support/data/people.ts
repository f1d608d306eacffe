/** Where an employee works, as the forms and the API send it. */
export const EMPLOYEE_PLACE = {
  employeeLocation: 'Harbour',
  employeeAddress: 'Harbour 1',
  employeeCity: 'Sidon',
  employeeState: 'South',
  employeeZip: '1600',
  employeePhone: '+961 7 000 000',
} as const;

/** The form of a saved address, every part filled. */
export const savedAddress = (change: Record<string, unknown> = {}) => ({
  label: 'Home',
  firstName: 'Nour',
  lastName: 'Khoury',
  phone: '+961 3 218 440',
  street: 'Gouraud Street 12',
  building: 'Cedar House',
  floor: '4',
  area: 'Gemmayzeh',
  city: 'Beirut',
  ...change,
});
