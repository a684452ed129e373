import type { Clock } from '../../clock'
import { ModelUnavailable } from './unavailable'

const AT_ONCE = 4
const FAILURES = 5
const REST_MS = 60_000
/** So many wait at most; one more would only wait for its own end. */
const WAITING = 40

/** How a call ended; one that its caller left says nothing of the model. */
export type CallEnd = 'answered' | 'failed' | 'left'
export type Leave = (how: CallEnd) => void

/** So many calls at once from this process, and none for a while after several failed in a row. */
export class ModelGate {
  private inside = 0
  private readonly waiting: (() => void)[] = []
  private failures = 0
  private restsUntil = 0

  constructor(private readonly clock: Clock) {}

  /** Whether calls are tried; while it rests nobody has to wait to be told. */
  get isOpen(): boolean {
    return this.clock.now().getTime() >= this.restsUntil
  }

  async enter(signal: AbortSignal): Promise<Leave> {
    signal.throwIfAborted()
    if (!this.isOpen) throw new ModelUnavailable('The model failed too often and rests')
    if (this.inside < AT_ONCE) this.inside += 1
    else await this.wait(signal)
    let isOut = false
    return (how) => {
      if (isOut) return
      isOut = true
      this.note(how)
      // A place goes on to who waits longest.
      const next = this.waiting.shift()
      if (next) next()
      else this.inside -= 1
    }
  }

  private wait(signal: AbortSignal): Promise<void> {
    if (this.waiting.length >= WAITING) throw new ModelUnavailable('Too many wait for the model')
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', left)
        resolve()
      }
      const left = () => {
        this.waiting.splice(this.waiting.indexOf(turn), 1)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', left, { once: true })
      this.waiting.push(turn)
    })
  }

  private note(how: CallEnd): void {
    if (how === 'left') return
    this.failures = how === 'failed' ? this.failures + 1 : 0
    if (this.failures < FAILURES) return
    this.failures = 0
    this.restsUntil = this.clock.now().getTime() + REST_MS
  }
}
