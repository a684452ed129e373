import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@tryka/domain'
import type { Config } from '../../config'
import { deriveKey, keyedHash } from '../../keys'
import { secureCookieName, mustBeSecure } from './sessions'

const NAME = 'tryka_browser'
/** Chromium keeps no cookie for longer. */
const KEPT_SECONDS = (400 * DAY_MS) / 1_000
const MOST = 8

interface Known {
  id: string
  /** One for each subject; it means nothing to another browser or without the server's key. */
  marks: string[]
}

/**
 * Browsers in which somebody signed in before. Each has limits of its own, which nobody else can use up: whoever asks
 * for codes of a stranger, or guesses an administrator's password, does not keep them out. All of it is in a signed
 * cookie that grants nothing else, so there is nothing to store and nothing to steal.
 */
export class KnownBrowsers {
  private readonly key: Buffer
  private readonly signer: Signer
  private readonly name: string

  constructor(private readonly config: Config) {
    this.key = deriveKey(config.sessionSecret, 'known-browsers')
    this.signer = new Signer(deriveKey(config.sessionSecret, 'known-browsers-cookie').toString('base64url'))
    this.name = secureCookieName(NAME, config)
  }

  /** The browser's own id, when the subject signed in there. */
  find(request: FastifyRequest, subject: string): string | undefined {
    const known = this.read(request)
    return known?.marks.includes(this.mark(known.id, subject)) ? known.id : undefined
  }

  remember(request: FastifyRequest, reply: FastifyReply, subject: string): void {
    const { id, marks } = this.read(request) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
    const mark = this.mark(id, subject)
    this.write(reply, { id, marks: [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST) })
  }

  forget(request: FastifyRequest, reply: FastifyReply, subject: string): void {
    const known = this.read(request)
    if (!known) return
    const mark = this.mark(known.id, subject)
    this.write(reply, { id: known.id, marks: known.marks.filter((one) => one !== mark) })
  }

  private mark(id: string, subject: string): string {
    return keyedHash(this.key, id, subject).slice(0, 22)
  }

  private read(request: FastifyRequest): Known | undefined {
    const cookie = request.cookies[this.name]
    const signed = cookie ? this.signer.unsign(cookie) : undefined
    if (!signed?.valid || !signed.value) return undefined
    const [id = '', ...marks] = signed.value.split('~')
    return { id, marks }
  }

  private write(reply: FastifyReply, { id, marks }: Known): void {
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: mustBeSecure(this.config),
    } as const
    if (marks.length === 0) reply.clearCookie(this.name, options)
    else
      reply.setCookie(this.name, this.signer.sign([id, ...marks].join('~')), {
        ...options,
        maxAge: KEPT_SECONDS,
      })
  }
}
