import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import { AppError } from '../app-error'
import type { Mail } from './mailer'
import { MARK } from './mark'
import { SmtpMailer } from './smtp-mailer'

const MAIL: Mail = {
  kind: 'code',
  to: 'ada@example.com',
  subject: 'Your Tryka code',
  text: 'Your code is 012345.',
  html: '<p>Your code is <strong>012345</strong>.</p>',
}

const refuse = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })

/** A real mail server that remembers what it was given. */
async function startServer(options: SMTPServerOptions = {}) {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let mail = ''
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString('utf8')))
      stream.on('end', () => {
        mails.push(mail)
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return { mails, port, url: `smtp://127.0.0.1:${port}`, stop }
}

/** Something that listens and never says a word. */
async function startSilence() {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    sockets.forEach((socket) => socket.destroy())
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

const failureOf = async (sending: Promise<void>): Promise<AppError> => {
  const error: unknown = await sending.catch((reason: unknown) => reason)
  if (error instanceof AppError) return error
  throw new Error(`Expected a refusal, got ${String(error)}`)
}

describe('Mail by SMTP', () => {
  const from = 'Tryka <no-reply@example.com>'

  it('arrives as text and as HTML', async () => {
    const server = await startServer()
    const mailer = new SmtpMailer({ url: server.url, from })

    await mailer.send(MAIL)

    const [mail = ''] = server.mails
    expect(mail).toMatch(/^From: Tryka <no-reply@example.com>/m)
    expect(mail).toMatch(/^To: ada@example.com/m)
    expect(mail).toMatch(/^Subject: Your Tryka code/m)
    expect(mail).toMatch(/multipart\/alternative/)
    expect(mail).toContain('Your code is 012345.')
    expect(mail).toContain('<strong>012345</strong>')
    await server.stop()
  })

  it('carries the mark, which the letter names, and loads nothing', async () => {
    const server = await startServer()
    const mailer = new SmtpMailer({ url: server.url, from })

    await mailer.send({ ...MAIL, html: `${MARK}${MAIL.html}` })
    await mailer.send(MAIL)

    const [marked = '', bare] = server.mails
    expect(marked).toMatch(/multipart\/related/)
    expect(marked).toMatch(/^Content-Id: <mark@tryka>/im)
    expect(marked).toMatch(/^Content-Disposition: inline/im)
    expect(bare).not.toMatch(/image\/png/)
    await server.stop()
  })

  it('cannot be bent by line breaks in a subject or an address', async () => {
    const server = await startServer()
    const mailer = new SmtpMailer({ url: server.url, from })

    await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com' })

    expect(server.mails[0]).not.toMatch(/^Bcc:/m)
    await server.stop()
  })

  it('is tried again when the server is busy for a moment', async () => {
    let tries = 0
    const server = await startServer({
      onMailFrom(_address, _session, done) {
        tries++
        done(tries < 3 ? refuse('busy', 451) : null)
      },
    })
    const mailer = new SmtpMailer({ url: server.url, from, pauseMs: 10 })

    await mailer.send(MAIL)

    expect(tries).toBe(3)
    expect(server.mails).toHaveLength(1)
    await server.stop()
  })

  it('is given up after three tries with a clear refusal', async () => {
    let tries = 0
    const failures: unknown[] = []
    const server = await startServer({
      onMailFrom(_address, _session, done) {
        tries++
        done(refuse('busy', 451))
      },
    })
    const onFailure = (error: unknown) => failures.push(error)
    const mailer = new SmtpMailer({ url: server.url, from, pauseMs: 10, onFailure })

    const failure = await failureOf(mailer.send(MAIL))

    expect(tries).toBe(3)
    expect(failures).toHaveLength(1)
    expect(failure).toMatchObject({
      status: 503,
      code: 'MAIL_UNAVAILABLE',
      message: 'We cannot send email right now. Please try again in a few minutes.',
      headers: { 'retry-after': '120' },
    })
    await server.stop()
  })

  it('to an address that the server refuses for good is not tried again, and says so', async () => {
    let tries = 0
    const server = await startServer({
      onRcptTo(_address, _session, done) {
        tries++
        done(refuse('no such user', 550))
      },
    })
    const mailer = new SmtpMailer({ url: server.url, from, pauseMs: 10 })

    const failure = await failureOf(mailer.send(MAIL))

    expect(tries).toBe(1)
    expect(failure).toMatchObject({ status: 400, code: 'MAIL_REFUSED' })
    await server.stop()
  })

  it('to a server that is down fails at once and works again when it is back', async () => {
    const gone = await startServer()
    await gone.stop()
    const mailer = new SmtpMailer({ url: gone.url, from, pauseMs: 10 })
    const began = Date.now()

    expect(await failureOf(mailer.send(MAIL))).toMatchObject({ status: 503 })
    expect(Date.now() - began).toBeLessThan(5_000)

    const back = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] })
    await new Promise<void>((resolve) => back.listen(gone.port, '127.0.0.1', resolve))
    await expect(mailer.send(MAIL)).resolves.toBeUndefined()
    await new Promise<void>((resolve) => back.close(resolve))
  })

  it('to a server that hangs is refused at the deadline', async () => {
    const silence = await startSilence()
    const mailer = new SmtpMailer({ url: silence.url, from, deadlineMs: 500 })
    const began = Date.now()

    const failure = await failureOf(mailer.send(MAIL))

    expect(failure).toMatchObject({ status: 503, code: 'MAIL_UNAVAILABLE' })
    expect(Date.now() - began).toBeLessThan(2_000)
    await silence.stop()
  })

  it('waits for ten seconds at most when nothing else is said', async () => {
    const silence = await startSilence()
    const began = Date.now()

    await failureOf(new SmtpMailer({ url: silence.url, from }).send(MAIL))

    expect(Date.now() - began).toBeLessThan(10_500)
    await silence.stop()
  }, 15_000)
})
