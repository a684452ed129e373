import type { AddressInfo } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { SMTPServer } from 'smtp-server'

/** A mail as it came over the wire. */
export interface WireMail {
  to: string[]
  text: string
  messageId: string
}

/** A refusal with the code of the protocol. */
export const smtpRefusal = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode })

/** A real mail server that remembers what it was given; `port` makes it the one that was there before. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: WireMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, text, messageId: /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? '' })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return { mails, port: bound, url: `smtp://127.0.0.1:${bound}`, stop }
}
