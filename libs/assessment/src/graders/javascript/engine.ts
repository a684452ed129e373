import variant from '@jitl/quickjs-wasmfile-release-sync'
import loader from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'
import { PRELUDE } from './prelude'

const MOST_MEMORY = 32 * 1024 * 1024
/** Above it the stack of the machine itself would end first, which nothing survives. */
const MOST_STACK = 256 * 1024
/**
 * The engine asks every 10,000 steps whether it should go on. Counting its questions, and not time, stops the same code at
 * the same place on every machine; so many take about a second.
 */
const MOST_QUESTIONS = 4_000
/** Timers that may run out. */
const MOST_TICKS = 10_000

/** What came of code: the text of its value, or of what it threw; and what it printed. */
export interface Evaluated {
  value: string
  printed: string
}

export const TOO_LONG = 'It was stopped: it took too long.'
const NEVER = 'a promise that is never settled'

/** An engine of its own for one piece of code, which knows nothing of where it runs. */
class Isolate {
  private readonly context: QuickJSContext
  private readonly own: QuickJSHandle
  private questions = 0

  constructor(module: QuickJSWASMModule) {
    const runtime = module.newRuntime()
    runtime.setMemoryLimit(MOST_MEMORY)
    runtime.setMaxStackSize(MOST_STACK)
    runtime.setInterruptHandler(() => ++this.questions > MOST_QUESTIONS)
    this.context = runtime.newContext()
    this.own = this.context.unwrapResult(this.context.evalCode(PRELUDE, 'prelude.js'))
  }

  /** Runs code, then takes the value of an expression; what it promises is awaited. */
  evaluate(code: string, expression: string): Evaluated {
    return { value: this.valueOf(code, expression), printed: this.ask('printed') }
  }

  /** Frees the memory. Of a runtime that was stopped in the middle of something the engine itself is given up. */
  dispose(): void {
    this.own.dispose()
    const { runtime } = this.context
    this.context.dispose()
    runtime.dispose()
  }

  private valueOf(code: string, expression: string): string {
    const declared = this.run(`'use strict';${code}`)
    if ('thrown' in declared) return declared.thrown
    declared.value.dispose()
    const failed = this.settle()
    if (failed !== undefined) return failed
    const called = this.run(`(${expression}\n)`)
    if ('thrown' in called) return called.thrown
    const late = this.settle()
    const value = late ?? this.promised(called.value)
    called.value.dispose()
    return value
  }

  private run(code: string): { value: QuickJSHandle } | { thrown: string } {
    const result = this.context.evalCode(code, 'answer.js')
    return result.error ? { thrown: this.thrown(result.error) } : { value: result.value }
  }

  /** Lets everything happen that waits: jobs of promises first, then the next timer. */
  private settle(): string | undefined {
    for (let ticks = 0; ticks < MOST_TICKS; ticks++) {
      const jobs = this.context.runtime.executePendingJobs()
      if (jobs.error) return this.thrown(jobs.error)
      const tick = this.call('tick')
      if (tick.error) return this.thrown(tick.error)
      const isMore = this.context.dump(tick.value) === true
      tick.value.dispose()
      if (!isMore) return undefined
    }
    return TOO_LONG
  }

  private promised(handle: QuickJSHandle): string {
    const state = this.context.getPromiseState(handle)
    if (state.type === 'pending') return NEVER
    if (state.type === 'rejected') return this.thrown(state.error)
    if (state.notAPromise) return this.ask('text', handle)
    const text = this.ask('text', state.value)
    state.value.dispose()
    return text
  }

  private thrown(error: QuickJSHandle): string {
    const text = this.questions > MOST_QUESTIONS ? TOO_LONG : this.ask('thrown', error)
    error.dispose()
    return text
  }

  /** What the prelude says of a value. */
  private ask(name: 'text' | 'thrown' | 'printed', handle?: QuickJSHandle): string {
    const result = this.call(name, handle)
    if (result.error) {
      result.error.dispose()
      return this.questions > MOST_QUESTIONS ? TOO_LONG : 'a value that cannot be read'
    }
    const text = this.context.getString(result.value)
    result.value.dispose()
    return text
  }

  private call(name: string, ...values: (QuickJSHandle | undefined)[]) {
    const run = this.context.getProp(this.own, name)
    const given = values.filter((one) => one !== undefined)
    const result = this.context.callFunction(run, this.context.undefined, ...given)
    run.dispose()
    return result
  }
}

export type Evaluate = (code: string, expression: string) => Evaluated

/**
 * QuickJS in WebAssembly: JavaScript of ECMAScript 2023 without files, network or clock. Each evaluation has a runtime of its
 * own with 32 MiB.
 * @throws what the engine throws when it is broken; it is of no use after that.
 */
export async function javascriptEngine(): Promise<Evaluate> {
  const module = await newQuickJSWASMModuleFromVariant({
    ...variant,
    // Of its own it imports this when it is asked, which Jest cannot do.
    importModuleLoader: () => Promise.resolve(loader),
  })
  return (code, expression) => {
    const isolate = new Isolate(module)
    try {
      return isolate.evaluate(code, expression)
    } finally {
      isolate.dispose()
    }
  }
}
