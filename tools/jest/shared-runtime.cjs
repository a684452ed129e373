const hooks = require('node:async_hooks')
const { default: Runtime } = require('jest-runtime')

/** What registers with the framework when it is loaded, and has to with each file's. */
const REGISTERS = /[\\/]@testing-library[\\/](react|jest-dom)[\\/]dist[\\/]index\.js$/

/** What knows, through its promises, which test is running: the framework makes one for each file. */
const contexts = new Set()
hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options)
    contexts.add(this)
  }
}

/** By environment: modules are bound to the globals of theirs. */
const shared = new WeakMap()

/**
 * One registry of modules for all files of specs that a worker runs in an environment that stays. Jest's own reads and
 * runs everything anew for each file: that took more than half of the time of most. A browser and a server have one
 * registry too. A spec's own file, the set-up and the framework are new each time.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    const running = shared.get(environment)
    if (running) {
      running.begin(testPath)
      return running
    }
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig)
    this.setUp = new Set([...config.setupFiles, ...config.setupFilesAfterEnv])
    if (environment.stays) shared.set(environment, this)
  }

  begin(testPath) {
    this._testPath = testPath
    this.testState.state = 'loading'
  }

  requireModuleOrMock(from, name) {
    if (name !== '@jest/globals') return super.requireModuleOrMock(from, name)
    // A module that stays asks the framework of the file that runs.
    return new Proxy({}, { get: (_, key) => super.requireModuleOrMock(from, name)[key] })
  }

  teardown() {
    // Node 20 asks every one that was ever used about each promise: those of 45 files took a tenth of the time.
    for (const context of contexts) context.disable()
    contexts.clear()
    if (!shared.has(this._environment)) return super.teardown()
    this.restoreAllMocks()
    const modules = this.registries.getActiveCjsRegistry()
    for (const path of modules.keys())
      if (path === this._testPath || this.setUp.has(path) || REGISTERS.test(path)) modules.delete(path)
    this.registries.getInternalCjsRegistry().clear()
    this.testMainModule.reset()
  }
}
