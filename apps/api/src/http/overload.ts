import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { overloaded } from '../app-error'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Expensive work (documents, text generation) is refused first. */
    heavy?: boolean
    /** Health is refused never: who looks must see. */
    vital?: boolean
  }
}

const LIMIT_MS = 1_000
const HEAVY_LIMIT_MS = 500
const SAMPLE_MS = 500
const RESOLUTION_MS = 20

/** Mean delay of the event loop over the last half second, in milliseconds. */
export type LoopDelay = () => number

export function measureLoopDelay(app: FastifyInstance): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let delay = 0
  const timer = setInterval(() => {
    delay = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0
    histogram.reset()
  }, SAMPLE_MS)
  timer.unref()
  histogram.enable()
  app.addHook('onClose', () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => delay
}

/** Refuses new work while the process is behind, so that what it accepted gets done. */
export function shedLoad(app: FastifyInstance, delay: LoopDelay): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { heavy, vital, rate } = request.routeOptions.config
    // A file costs next to nothing, and a page that misses one of its chunks is broken until it is loaded anew.
    const isFile = !request.url.startsWith('/api/') && rate !== 'page'
    if (!vital && !isFile && delay() > (heavy ? HEAVY_LIMIT_MS : LIMIT_MS)) throw overloaded()
    done()
  })
}
