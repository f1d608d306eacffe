/** What an API token may be used for (specification 8.10): each scope by itself, none includes another. */
export enum TokenScope {
  READ = 'read',
  ORDER = 'order',
  ADMIN = 'admin',
}
