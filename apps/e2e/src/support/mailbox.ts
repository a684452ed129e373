import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string[]
  receivedAt: number
  subject: string
  text: string
}

/** The words of a mail's plain part; enough for the two encodings that mail programs use. */
export function plainText(raw: string): string {
  const parts = raw.split(/\r?\n--[^\r\n]+\r?\n/)
  const plain = parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? raw
  const [head = '', ...rest] = plain.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const subjectOf = (raw: string): string => /^subject: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''

/** A real mail server that keeps every mail as a file, so that all workers can read it. */
export async function startMailbox(folder: string, port: number): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const mail: Mail = {
          to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
          receivedAt: Date.now(),
          subject: subjectOf(raw),
          text: plainText(raw),
        }
        const file = join(folder, `${randomUUID()}.json`)
        writeFile(`${file}.part`, JSON.stringify(mail))
          .then(() => rename(`${file}.part`, file))
          .then(() => done(), done)
      })
    },
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return () => new Promise((done) => server.close(() => done()))
}

async function mailsTo(folder: string, address: string): Promise<Mail[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  )
  return mails
    .filter(({ to }) => to.includes(address.toLowerCase()))
    .sort((a, b) => a.receivedAt - b.receivedAt)
}

/** Reads what has arrived. */
export const mailboxIn = (folder: string) => ({
  to: (address: string) => mailsTo(folder, address),

  /** The newest mail to an address, as soon as there is one. */
  async mailFor(address: string): Promise<Mail> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline;) {
      const mail = (await mailsTo(folder, address)).at(-1)
      if (mail) return mail
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`No mail reached ${address}`)
  },

  /** The code of the `nth` mail to an address (the first is 1), as soon as it is there. */
  async otpFor(address: string, nth = 1): Promise<string> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline;) {
      const mail = (await mailsTo(folder, address))[nth - 1]
      const code = mail && /(?<!\d)\d{6}(?!\d)/.exec(mail.text)?.[0]
      if (code) return code
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`No mail number ${nth} with a code reached ${address}`)
  },
})

export type Mailbox = ReturnType<typeof mailboxIn>
