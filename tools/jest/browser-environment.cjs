const { TestEnvironment } = require('jest-environment-jsdom')

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

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
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
}
