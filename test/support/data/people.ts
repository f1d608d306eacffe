/** Where an employee works, as the forms and the API send it. */
export const EMPLOYEE_PLACE = {
  employeeLocation: 'Harbour',
  employeeAddress: 'Harbour 1',
  employeeCity: 'Sidon',
  employeeState: 'South',
  employeeZip: '1600',
  employeePhone: '+961 7 000 000',
} as const;
