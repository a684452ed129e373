import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Question } from '../../core/match-questions'
import type { Answer } from './answer'
import type { FromMatcher, Source, ToMatcher } from './protocol'

/** How a matcher is started: its file, and what Node is told. */
export interface MatcherFile {
  file: string
  execArgv?: string[]
}

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export interface ChildEvents {
  ready(said: Extract<FromMatcher, { kind: 'ready' }>): void
  /** It is gone, whoever ended it. */
  ended(): void
}

/** One matcher process, from its start to its end. */
export class MatcherChild {
  private readonly child: ChildProcess
  private readonly waiting = new Map<number, Waiting>()
  private readonly gone: Promise<void>
  private asked = 0

  constructor({ file, execArgv }: MatcherFile, source: Source, events: ChildEvents) {
    // What it holds is outside the heap; what it throws away should be swept up soon.
    const options = ['--max-semi-space-size=2', ...(execArgv ?? process.execArgv)]
    // Nothing of the environment: it holds secrets, and the address of the database comes by the channel. One question at a
    // time is asked of the database; each thread and each arena more keeps what its largest answer took.
    this.child = fork(file, [], {
      env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: options,
    })
    this.gone = new Promise((resolve) => {
      const end = () => {
        for (const { reject } of this.waiting.values()) reject(new Error('The matcher ended'))
        this.waiting.clear()
        resolve()
        events.ended()
      }
      this.child.once('error', end)
      this.child.once('exit', end)
    })
    this.child.on('message', (message: FromMatcher) => {
      if (message.kind === 'ready') return events.ready(message)
      const one = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      if (message.kind === 'answer') one?.resolve(message.answer)
      else one?.reject(new Error(message.message))
    })
    this.tell({ kind: 'open', source, marketId: LIVE_MARKET_ID })
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  ask(question: Question): Promise<Answer> {
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.tell({ kind: 'ask', id, question })
    })
  }

  tell(message: ToMatcher): void {
    // Whoever waits hears of its end.
    if (this.child.connected) this.child.send(message, () => undefined)
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.gone
  }
}
