/** The field or argument of a write that may be sent with a key (specification 4.4). */
export const IDEMPOTENCY_KEY = {
  nullable: true,
  description:
    'Made by the client before sending and kept over retries, 16 to 200 characters: the same key with the same content gives the first answer again and changes nothing. Absent: sent twice, it is done twice.',
} as const;
