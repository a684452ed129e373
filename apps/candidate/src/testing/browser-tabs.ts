type Granted = (lock: object | null) => Promise<unknown> | unknown
interface Options {
  ifAvailable?: boolean
  signal?: AbortSignal
}

/** The locks of one browser: whoever asks first has it until its work is done, then the next in turn. */
export function browserLocks() {
  const queues = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  async function request(name: string, options: Options | Granted, work?: Granted): Promise<unknown> {
    const { ifAvailable, signal } = typeof options === 'function' ? ({} as Options) : options
    const granted = (typeof options === 'function' ? options : work) as Granted
    if (ifAvailable && held.has(name)) return granted(null)
    const before = queues.get(name) ?? Promise.resolve()
    const mine = (async () => {
      if (held.has(name)) await before.catch(() => undefined)
      if (signal?.aborted) throw new DOMException('Aborted', 'AbortError')
      held.add(name)
      try {
        return await granted({})
      } finally {
        held.delete(name)
      }
    })()
    queues.set(name, mine)
    return mine
  }
  return { request }
}

/** Channels of one browser: everybody of a name hears what the others say, soon. */
export class Channel {
  private static readonly all = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(private readonly name: string) {
    Channel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of [...Channel.all])
      if (other !== this && other.name === this.name)
        queueMicrotask(() => Channel.all.has(other) && other.onmessage?.({ data: structuredClone(data) }))
  }
  close(): void {
    Channel.all.delete(this)
  }
}
