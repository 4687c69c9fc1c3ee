// A real mail server that stores what it receives, and refuses, hangs or breaks off on demand.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type ParsedMail } from './mail-message.ts';

export interface ReceivedMail extends ParsedMail {
  readonly from: string;
  /** The recipients of the envelope. */
  readonly receivers: readonly string[];
}

/** The replies of a server to each command; it accepts a command that has none. */
export interface MailServerBehaviour {
  /** The reply to a sender or a recipient, such as [550, 'Nobody here']; null accepts it. */
  readonly refuse?: (address: string) => readonly [code: number, text: string] | null;
  /** After it has received a mail whole and before it says so: waits, or throws to break the connection. */
  readonly onReceived?: (mail: ReceivedMail) => Promise<void>;
  /** Whether it offers TLS, with a self-signed certificate. */
  readonly tls?: boolean;
  readonly login?: { readonly user: string; readonly password: string };
}

export interface TestMailServer {
  /** The value that an operator would set as SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** The mails with this subject. */
  findBySubject(subject: string): readonly ReceivedMail[];
  /** Removes all received mails. */
  clear(): void;
  /** Breaks all connections off. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a mail server, on a free port unless one is given. */
export async function startMailServer(behaviour: MailServerBehaviour = {}, port = 0): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer(createOptions(behaviour, mails));
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  const { port: boundPort } = server.server.address() as AddressInfo;
  const { user = '', password = '' } = behaviour.login ?? {};
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;

  return {
    url: `smtp://${login}127.0.0.1:${String(boundPort)}`,
    mails,
    findBySubject: (subject) => mails.filter(({ headers }) => headers.get('subject') === subject),
    clear: () => {
      mails.length = 0;
    },
    cut,
    async close() {
      cut();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function createOptions(
  { refuse, onReceived: handleReceived, login, tls = false }: MailServerBehaviour,
  mails: ReceivedMail[],
): SMTPServerOptions {
  const answer = (address: string): Error | null => {
    const refusal = refuse?.(address) ?? null;
    return refusal === null ? null : Object.assign(new Error(refusal[1]), { responseCode: refusal[0] });
  };
  return {
    authOptional: login === undefined,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      if (username === login?.user && password === login?.password) callback(null, { user: username });
      else callback(new Error(`No: ${password ?? ''} is not it`));
    },
    onMailFrom: ({ address }, _session, callback) => {
      callback(answer(address));
    },
    onRcptTo: ({ address }, _session, callback) => {
      callback(answer(address));
    },
    onData(stream, { envelope }, callback) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const receivers = envelope.rcptTo.map(({ address }) => address);
      const storeMail = async (): Promise<void> => {
        const mail = { from, receivers, ...(await readMail(await buffer(stream))) };
        mails.push(mail);
        await handleReceived?.(mail);
      };
      storeMail().then(() => {
        callback(null);
      }, callback);
    },
  };
}
