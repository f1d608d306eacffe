import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, with the dots of the protocol taken off. */
  data: string;
}

/** How the server treats the next mails. */
export type SmtpBehaviour =
  /** Accepts them. */
  | 'accepts'
  /** 451 after RCPT: try again later. */
  | 'refuses'
  /** Ends the connection at DATA, or at the end of a mail that was begun before. */
  | 'hangsUp'
  /** Does not respond after DATA until the behaviour changes, and then does as the new one. */
  | 'stalls'
  /** After DATA it says every second that the answer goes on, and never ends it. */
  | 'dribbles';

export interface SmtpServer {
  readonly url: string;
  /** Every accepted mail, in order. */
  readonly mails: ReceivedMail[];
  /** How many connections are open. */
  connections(): number;
  /** How many MAIL commands were received. */
  begun(): number;
  setBehaviour(behaviour: SmtpBehaviour): void;
  stop(): Promise<void>;
}

/** A small real SMTP server on loopback. */
export async function startSmtp(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: SmtpBehaviour = 'accepts';
  let begun = 0;
  let released: (() => void)[] = [];

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let inData = false;
    let buffer = '';

    const accept = (): void => {
      mails.push(mail);
      mail = { from: '', to: [], data: '' };
      reply('250 accepted');
    };

    const answer = () => void (behaviour === 'hangsUp' ? socket.destroy() : accept());

    const dribble = (): void => {
      const timer = setInterval(() => reply('250-still looking'), 1_000);
      socket.once('close', () => clearInterval(timer));
    };

    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') reply('250 localhost');
      else if (verb === 'MAIL') {
        begun += 1;
        mail.from = address(line);
        reply('250 ok');
      } else if (verb === 'RCPT') {
        if (behaviour === 'refuses') return void reply('451 try again later');
        mail.to.push(address(line));
        reply('250 ok');
      } else if (verb === 'DATA') {
        if (behaviour === 'hangsUp') return void socket.destroy();
        inData = true;
        reply('354 go on');
      } else if (verb === 'QUIT') {
        reply('221 bye');
        socket.end();
      } else reply('250 ok');
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
          if (behaviour === 'stalls') released.push(answer);
          else if (behaviour === 'dribbles') dribble();
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
    reply('220 localhost');
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    connections: () => sockets.size,
    begun: () => begun,
    setBehaviour(next) {
      behaviour = next;
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
