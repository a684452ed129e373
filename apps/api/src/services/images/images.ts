import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../../app-error'
import { packageFolder } from '../../package-folder'

export const IMAGE_KINDS = ['png', 'jpeg', 'svg'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** What stands on the picture of a page; the logo is a PNG that was drawn here. */
export interface CardWords {
  title: string
  company: string
  place: string
  logo: string | null
}
const WORDS = ['title', 'company', 'place'] as const
/** Longer than anything that is read on a card. */
const LONGEST = 300
const cutAt = (text: string): string => text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')

/** Exit codes by which the helper says that the picture is at fault, not we. */
const FAULTS = [2, 3] as const
/** Longer than the helper gives itself, with its start on a busy machine: it is not left behind. */
const PATIENCE_MS = 15_000
/** More than it ever writes. */
const MOST = 4 * 1024 * 1024
const TOGETHER = 2
/** Who waits longer than so many others is told to come back. */
const WAITING = 20

export const unreadable = () =>
  new AppError(422, 'LOGO_UNREADABLE', 'This picture cannot be read. Save it again as PNG, JPEG or SVG.')
/** Whether the picture is at fault, and not the moment. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof AppError && error.code === unreadable().code
const busy = () =>
  new AppError(503, 'BUSY', 'Pictures cannot be drawn just now. Try again in a minute.', {
    'retry-after': '60',
  })

/** What a file is by its first bytes, whatever it says; null for anything that no logo may be. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const head = Buffer.from(bytes.subarray(0, 1_024))
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return /^<(\?xml|!--|!DOCTYPE svg|svg)[\s>-]/i.test(text) &&
    /<svg[\s>]/i.test(Buffer.from(bytes).toString('utf8'))
    ? 'svg'
    : null
}

/**
 * Draws pictures anew in a process of their own: without an environment, for three seconds, 16 megapixels and 256 MB at
 * most. What breaks there is the picture's fault, and nothing of the API breaks with it.
 */
export class Images {
  private running = 0
  private readonly queue: (() => void)[] = []

  /** A logo of at most 256 × 256 pixels and 64 KB, as PNG without anything else that was in the file. */
  logo(bytes: Uint8Array, kind: ImageKind): Promise<Buffer> {
    return this.inTurn(() => draw('logo', kind, bytes))
  }

  /** A WebP photo as a JPEG, or as a PNG where some of it is clear, of at most 400 × 400 pixels. */
  photo(bytes: Uint8Array): Promise<Buffer> {
    return this.inTurn(() => draw('photo', 'webp', bytes))
  }

  /** The picture of a shared page, 1200 × 630; its letters are set where it is drawn, and nothing of that stays here. */
  card(card: CardWords): Promise<Buffer> {
    const words = { ...card, ...Object.fromEntries(WORDS.map((name) => [name, cutAt(card[name])])) }
    return this.inTurn(() => draw('card', 'json', Buffer.from(JSON.stringify(words))))
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= TOGETHER) {
      if (this.queue.length >= WAITING) throw busy()
      await new Promise<void>((go) => this.queue.push(go))
    }
    this.running += 1
    try {
      return await work()
    } finally {
      this.running -= 1
      this.queue.shift()?.()
    }
  }
}

type Purpose = 'logo' | 'photo' | 'card'

function draw(purpose: Purpose, kind: ImageKind | 'webp' | 'json', bytes: Uint8Array): Promise<Buffer> {
  const folder = packageFolder('@tryka/api')
  if (!folder) return Promise.reject(busy())
  const args = ['--max-old-space-size=128', join(folder, 'helpers', 'draw-image.mjs'), purpose, kind]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    })
    const parts: Buffer[] = []
    let size = 0
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST) child.kill('SIGKILL')
      else parts.push(part)
    })
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.on('error', () => reject(busy()))
    child.on('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(parts))
      // Killed by the machine or by its own library: the picture did it.
      else reject(signal !== null || FAULTS.some((fault) => fault === code) ? unreadable() : busy())
    })
    child.stdin.end(bytes)
  })
}
