type Heard = { data: string }

/** jsdom has no event sources; these say what the test tells them to. */
export class Stream {
  static all: Stream[] = []
  static get last(): Stream | undefined {
    return Stream.all.at(-1)
  }
  /** Those that nobody closed. */
  static get open(): Stream[] {
    return Stream.all.filter(({ closed }) => !closed)
  }

  onmessage: ((event: Heard) => void) | null = null
  onerror: (() => void) | null = null
  closed = false
  readyState = 1
  private readonly named = new Map<string, (event: Heard) => void>()

  constructor(readonly url: string) {
    Stream.all.push(this)
  }
  addEventListener(name: string, listener: (event: Heard) => void): void {
    this.named.set(name, listener)
  }
  close(): void {
    this.closed = true
  }
  say(event: unknown): void {
    this.onmessage?.({ data: JSON.stringify(event) })
  }
  start(id: string, lost = false): void {
    this.named.get('start')?.({ data: JSON.stringify({ id, lost }) })
  }
  over(): void {
    this.named.get('over')?.({ data: '{}' })
  }
}
