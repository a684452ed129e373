import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CaseResult, CodeJob } from '@tryka/assessment'
import { permissions } from './permissions'
import type { FromGrader, ToGrader } from './protocol'

/** Until the engine is loaded, on a machine that is busy. */
const START_MS = 20_000
const MOST_HEAP_MB = 384

/** How a grader is started: its file, and what Node is told. */
export interface GraderFile {
  file: string
  /** Options of Node; by default those of this process. */
  execArgv?: string[]
}

/** Milliseconds from where code begins. */
export interface Limits {
  softMs: number
  hardMs: number
}

interface Running {
  begun(): void
  done(results: CaseResult[]): void
  failed(): void
}

/** One grader process, from its start to its end. */
export class GraderProcess {
  private readonly child: ChildProcess
  private readonly folder = mkdtempSync(join(tmpdir(), 'tryka-grader-'))
  private readonly gone: Promise<void>
  private running: Running | undefined
  isGone = false
  /** Jobs that it was given. */
  jobs = 0
  /** Bytes that it held after the last of them. */
  rss = 0
  /** Whether it is of no use any more. */
  isWorn = false

  constructor({ file, execArgv = process.execArgv }: GraderFile) {
    // Nothing of the environment, which holds secrets; nothing to read in the folder it stands in.
    this.child = fork(file, [], {
      env: {},
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [...execArgv, `--max-old-space-size=${MOST_HEAP_MB}`, ...permissions(file)],
    })
    this.gone = new Promise((resolve) => {
      const end = () => {
        this.isGone = true
        rmSync(this.folder, { recursive: true, force: true })
        this.running?.failed()
        resolve()
      }
      this.child.once('error', end)
      this.child.once('exit', end)
    })
    this.child.on('message', (message: FromGrader) => {
      if (message.kind === 'begun') return this.running?.begun()
      this.rss = message.rss
      this.isWorn = message.isWorn
      this.running?.done(message.results)
    })
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /**
   * Runs a job, whose code is stopped after `softMs`; where that did not help, the process ends after `hardMs`.
   * @returns nothing when the process ended meanwhile, whoever ended it.
   */
  async run(job: CodeJob, { softMs, hardMs }: Limits): Promise<CaseResult[] | undefined> {
    this.jobs++
    let watchdog = setTimeout(() => void this.end(), START_MS)
    try {
      return await new Promise<CaseResult[] | undefined>((resolve) => {
        this.running = {
          begun: () => {
            clearTimeout(watchdog)
            watchdog = setTimeout(() => void this.end(), hardMs)
          },
          done: resolve,
          failed: () => resolve(undefined),
        }
        if (this.isGone) return this.running.failed()
        const message: ToGrader = { job, softMs }
        // Where it cannot be told it is ending, and then it fails.
        this.child.send(message, () => undefined)
      })
    } finally {
      clearTimeout(watchdog)
      this.running = undefined
    }
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.gone
  }
}
