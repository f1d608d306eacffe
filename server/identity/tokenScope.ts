/** What an API token may be used for (decisions.md section 5): each scope by itself, none includes another. */
export enum TokenScope {
  READ = 'read',
  ORDER = 'order',
  ADMIN = 'admin',
}
