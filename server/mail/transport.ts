import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { MAIL_TRY_SECONDS } from '../jobs/jobTask';

/** The content of a mail. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A mail with its receiver. */
export interface Message extends MailContent {
  /** Number of the mail in the outbox; the same mail sent again has the same Message-ID. */
  id: number;
  to: string;
}

export interface MailTransport {
  send(message: Message): Promise<void>;
  /** Where mails go, for the log. */
  readonly destination: string;
}

/** Sends by SMTP, or writes `.eml` files below the data folder when there is no server (specification 5.7). */
export function mailTransport(options: { smtpUrl: string | null; from: string; dataDir: string }): MailTransport {
  const domain = /@([^>]+)>?$/.exec(options.from)?.[1] ?? 'bustan.example';
  const envelope = ({ id, ...content }: Message) => ({
    ...content,
    from: options.from,
    messageId: `<mail-${id}@${domain}>`,
  });
  if (options.smtpUrl) {
    const smtp = smtpTransport(options.smtpUrl);
    return {
      destination: new URL(options.smtpUrl).host,
      // All of it together: the limit of the socket begins anew with each answer.
      send: async (message) => {
        await smtp.sendMail({ ...envelope(message), signal: AbortSignal.timeout(SEND_WITHIN_MS) });
      },
    };
  }
  const folder = path.join(options.dataDir, 'mail');
  const eml = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    destination: folder,
    send: async (message) => {
      const { message: bytes } = await eml.sendMail(envelope(message));
      const file = path.join(folder, `${String(message.id).padStart(8, '0')}.eml`);
      // Renamed into place, so that a program that watches the folder never reads an incomplete mail.
      await writeInto(folder, `${file}.part`, bytes as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

/**
 * How long a mail server may take for a mail, in milliseconds: some look through it for longer than half a minute before
 * they say that they have it, and one that is given up before is sent again. Less than the next try waits for.
 */
const SEND_WITHIN_MS = (MAIL_TRY_SECONDS - 10) * 1_000;

/**
 * The mail server of an address, with limits of time; it connects when it is first used.
 * @param forceAuth whether a server that asks for no user is an error where the address has one
 */
export function smtpTransport(url: string, { forceAuth = false } = {}) {
  return createTransport({
    url,
    forceAuth,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SEND_WITHIN_MS,
  });
}

/** Writes a file for the shop's own user alone: it has names, addresses and amounts. The folder is made when it is not there. */
async function writeInto(folder: string, file: string, bytes: Buffer): Promise<void> {
  const write = () => writeFile(file, bytes, { mode: 0o600 });
  await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write();
  });
}
