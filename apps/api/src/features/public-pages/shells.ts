import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLAIN_SHELL, readShell } from '@tryka/public-pages'
import type { Shell } from '@tryka/public-pages'

/** The name of the frame in the build of the public site. */
export const SHELL_FILE = 'shell.html'
const EVERY_MS = 60_000
/** Both may start together, so who has none yet asks again soon. */
const SOON_MS = 2_000
const PATIENCE_MS = 10_000
const LARGEST = 512 * 1024

/** The frame around every page. */
export interface Shells {
  current(): Shell
  start(): void
  stop(): void
}

/** The frame of a build beside the API; undefined where there is none. */
export function builtShell(dist: string): Shells | undefined {
  const file = join(dist, SHELL_FILE)
  const shell = existsSync(file) ? readShell(readFileSync(file, 'utf8')) : undefined
  return shell && fixed(shell)
}

const fixed = (shell: Shell): Shells => ({
  current: () => shell,
  start: () => undefined,
  stop: () => undefined,
})

/** A frame of our own, where nothing else is known. */
export const plainShell = (): Shells => fixed(PLAIN_SHELL)

/** The frame that a site on another host shows, asked for every minute; the last good one is kept. */
export class FetchedShell implements Shells {
  private shell: Shell = PLAIN_SHELL
  private etag: string | undefined
  private timer: NodeJS.Timeout | undefined
  private failing = false
  private stopped = false

  constructor(
    private readonly url: string,
    private readonly warn: (error: unknown) => void,
  ) {}

  current = (): Shell => this.shell

  start(): void {
    void this.look().then(() => {
      if (this.stopped) return
      this.timer = setTimeout(() => this.start(), this.shell === PLAIN_SHELL ? SOON_MS : EVERY_MS)
      this.timer.unref()
    })
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  /** Asks once. A host that is away changes nothing, and is told of once until it is back. */
  async look(): Promise<void> {
    try {
      const answer = await fetch(this.url, {
        headers: this.etag ? { 'if-none-match': this.etag } : {},
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (answer.status !== 304) this.take(await textOf(answer), answer.headers.get('etag'))
      this.failing = false
    } catch (error) {
      if (!this.failing) this.warn(error)
      this.failing = true
    }
  }

  private take(text: string, etag: string | null): void {
    const shell = readShell(text)
    if (!shell) throw new Error(`${this.url} is no frame for pages`)
    this.shell = shell
    this.etag = etag ?? undefined
  }
}

async function textOf(answer: Response): Promise<string> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url} answered ${answer.status}`)
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LARGEST) throw new Error(`${answer.url} is too large for a frame`)
  }
  return text + decoder.decode()
}
