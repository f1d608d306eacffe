/** A backup cannot be made or restored. The message is one line for whoever runs the shop. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
