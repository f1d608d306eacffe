/** What an API token may be used for (specification 8.10). */
export enum TokenScope {
  READ = 'read',
  ORDER = 'order',
  EMPLOYEES = 'employees',
  STAFF = 'staff',
  ADMIN = 'admin',
}
