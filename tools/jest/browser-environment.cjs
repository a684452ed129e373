// First: what jsdom takes from it is taken when jsdom is loaded.
require('./quick-jsdom.cjs')
const { TestEnvironment } = require('jest-environment-jsdom')

// Otherwise styled-components writes styles as text, all of which jsdom reads again for each that is added.
process.env.SC_DISABLE_SPEEDY = 'false'

/** What browsers have and jsdom lacks; the fake API answers with them. */
const FROM_NODE = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
]

const attributes = (element) => [...element.attributes].forEach(({ name }) => element.removeAttribute(name))

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** The one of this worker; each file of specs finds its window as a new one (see `shared-runtime.cjs`). */
  static shared

  stays = true
  /** The newest timer of the files before: jsdom counts them. */
  ended = 0

  constructor(config, context) {
    const { shared } = BrowserEnvironment
    if (shared) {
      shared.console = context.console
      return shared
    }
    // What jsdom complains of belongs to the file that runs.
    const console = new Proxy({}, { get: (_, name) => Reflect.get(this.console, name) })
    super(config, { ...context, console })
    this.console = context.console
    BrowserEnvironment.shared = this
    this.dress()
    this.kept = new Set(Object.getOwnPropertySymbols(this.global))
  }

  dress() {
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name]
    this.global.scrollTo = () => undefined
    const { MouseEvent } = this.global
    this.global.PointerEvent ??= class PointerEvent extends MouseEvent {
      constructor(type, init = {}) {
        super(type, init)
        this.pointerId = init.pointerId ?? 0
        this.pointerType = init.pointerType ?? ''
      }
    }
  }

  /** What the file still waits for ends with it; what has its turn now, such as React's scheduler, has it first. */
  async endTimers() {
    const { setTimeout: wait, clearTimeout: clear } = this.global
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => wait(done, 0))
    const last = wait(() => undefined, 0)
    for (let timer = this.ended + 1; timer <= last; timer += 1) clear(timer)
    this.ended = last
  }

  async teardown() {
    await this.endTimers()
    const { document, history, localStorage, navigator, sessionStorage } = this.global
    // The head stays: the styles in it belong to modules that stay.
    document.body.replaceChildren()
    attributes(document.body)
    attributes(document.documentElement)
    document.title = ''
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(navigator)))
      Reflect.deleteProperty(navigator, name)
    for (const key of Object.getOwnPropertySymbols(this.global))
      if (!this.kept.has(key) && Object.getOwnPropertyDescriptor(this.global, key).configurable)
        delete this.global[key]
  }
}
