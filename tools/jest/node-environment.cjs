const vm = require('node:vm')
const { ModernFakeTimers, LegacyFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

/** Stands for the worker's own globals where Jest wants a context. */
const OWN = {}

const { compileFunction } = vm
// Jest's own context asks a proxy for each `Math` and each `Set`: what uses many was fifty times slower than elsewhere.
vm.compileFunction = (source, parameters, { parsingContext, ...options } = {}) =>
  compileFunction(source, parameters, parsingContext === OWN ? options : { ...options, parsingContext })

/** The globals of one worker, for all files of specs that it runs; see `shared-runtime.cjs`. */
module.exports = class SharedEnvironment {
  /** The one of this worker. */
  static shared

  stays = true
  global = globalThis

  constructor({ projectConfig: config }) {
    if (SharedEnvironment.shared) return SharedEnvironment.shared
    const { global } = this
    this.moduleMocker = new ModuleMocker(global)
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    })
    this.fakeTimersModern = new ModernFakeTimers({ config, global })
    this.exit = process.exit
    Error.stackTraceLimit = 100
    this.kept = new Set(Object.getOwnPropertySymbols(global))
    SharedEnvironment.shared = this
  }

  /** Nothing: the globals are the worker's. */
  async setup() {
    return undefined
  }

  async teardown() {
    process.exit = this.exit
    // What the framework keeps between its files; it is loaded anew for the next.
    for (const key of Object.getOwnPropertySymbols(this.global))
      if (!this.kept.has(key) && Object.getOwnPropertyDescriptor(this.global, key).configurable)
        delete this.global[key]
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return OWN
  }
}
