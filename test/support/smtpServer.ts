import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, with the dots of the protocol taken off. */
  data: string;
}

/** What the server says to the next mails. */
export type Mood =
  /** Takes them. */
  | 'takes'
  /** 451 after RCPT: try again later. */
  | 'refuses'
  /** Ends the connection at DATA, or at the end of a mail that was begun before. */
  | 'hangsUp'
  /** Says nothing after DATA until the mood changes, and then does as that one says. */
  | 'stalls';

export interface SmtpServer {
  readonly url: string;
  /** Everything that was taken, in order. */
  readonly mails: ReceivedMail[];
  /** How many mails were begun, whatever became of them. */
  begun(): number;
  be(mood: Mood): void;
  stop(): Promise<void>;
}

/** A small real SMTP server on loopback. */
export async function startSmtp(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'takes';
  let begun = 0;
  let released: (() => void)[] = [];

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const t = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let inData = false;
    let buffer = '';

    const take = (): void => {
      mails.push(mail);
      mail = { from: '', to: [], data: '' };
      t('250 taken');
    };

    const answer = () => void (mood === 'hangsUp' ? socket.destroy() : take());

    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') t('250 localhost');
      else if (verb === 'MAIL') {
        begun += 1;
        mail.from = address(line);
        t('250 ok');
      } else if (verb === 'RCPT') {
        if (mood === 'refuses') return void t('451 try again later');
        mail.to.push(address(line));
        t('250 ok');
      } else if (verb === 'DATA') {
        if (mood === 'hangsUp') return void socket.destroy();
        inData = true;
        t('354 go on');
      } else if (verb === 'QUIT') {
        t('221 bye');
        socket.end();
      } else t('250 ok');
    };

    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        if (inData) {
          const end = buffer.indexOf('\r\n.\r\n');
          if (end === -1) return;
          mail.data = buffer.slice(0, end).replace(/^\.\./gm, '.');
          buffer = buffer.slice(end + 5);
          inData = false;
          if (mood === 'stalls') released.push(answer);
          else answer();
        } else {
          const end = buffer.indexOf('\r\n');
          if (end === -1) return;
          const line = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          command(line);
        }
      }
    });
    t('220 localhost');
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    begun: () => begun,
    be(next) {
      mood = next;
      for (const release of released.splice(0)) release();
    },
    async stop() {
      released = [];
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function address(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
