import 'reflect-metadata'
import { X509CertificateGenerator } from '@peculiar/x509'
import type { ECDH } from 'node:crypto'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  webcrypto,
} from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const DAY_MS = 86_400_000

/** A certificate for `localhost` that this test alone believes. */
async function certificate(): Promise<{ cert: string; key: string }> {
  const keys = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const made = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + DAY_MS),
    signingAlgorithm: CURVE,
    keys,
  })
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return {
    cert: made.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----`,
  }
}

/** What a browser keeps of a push: its keys, and the address that its push service gave it. */
export class PushedBrowser {
  private readonly curve: ECDH = createECDH('prime256v1')
  private readonly secret = randomBytes(16)
  private readonly publicKey: Buffer

  constructor(readonly endpoint: string) {
    this.publicKey = this.curve.generateKeys()
  }

  get subscription() {
    const [p256dh, auth] = [this.publicKey, this.secret].map((key) => key.toString('base64url'))
    return { endpoint: this.endpoint, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } }
  }

  /** What was encrypted for this browser (RFC 8291, RFC 8188); throws for any other. */
  read(body: Buffer): Record<string, string> {
    const salt = body.subarray(0, 16)
    const idLength = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + idLength)
    const sealed = body.subarray(21 + idLength)
    const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, theirs])
    const shared = derive(this.curve.computeSecret(theirs), this.secret, info, 32)
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as Record<string, string>
  }
}

/** Who says to have sent a push (RFC 8292), once the signature is found to be right. */
export function vapidOf(headers: IncomingHttpHeaders): {
  key: string
  aud: string
  sub: string
  exp: number
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head, claims, signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The signature is wrong')
  return { key, ...(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as object) } as ReturnType<
    typeof vapidOf
  >
}

export interface Push {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service over TLS (RFC 8030); it answers 201 until it is told otherwise. */
export async function startPushService() {
  const { cert, key } = await certificate()
  const pushes: Push[] = []
  let answer = (response: ServerResponse): void => void response.writeHead(201).end()
  const server = createServer({ cert, key }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushes.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const agent = new Agent({ ca: cert })
  return {
    pushes,
    host,
    agent,
    answerWith: (next: typeof answer) => void (answer = next),
    status: (status: number, headers: Record<string, string> = {}) =>
      void (answer = (response) => void response.writeHead(status, headers).end()),
    browser: () => new PushedBrowser(`https://${host}/push/${randomBytes(24).toString('base64url')}`),
    /** What arrived for a browser, read by it. */
    notesOf: (browser: PushedBrowser) =>
      pushes.filter(({ path }) => browser.endpoint.endsWith(path)).map(({ body }) => browser.read(body)),
    async stop(): Promise<void> {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
