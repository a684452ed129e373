import type { Given, JsonObject } from '@tryka/credentials'
import type { Rpc } from '@tryka/credentials/rpc'
import type { Answer, Question, Told } from './stage-messages'

/** Untrusted data decides how long a canonical form takes. */
const LIMIT_MS = 5_000
/** Servers of a chain are asked five times, and each may take its time. */
const CHAIN_LIMIT_MS = 90_000

type Body<T> = T extends unknown ? Omit<T, 'id'> : never

let worker: Worker | undefined
let asked = 0

/** Starts what checks the second signature and anchors: later it is there without a network. */
export function warmSecondStage(): void {
  if (!('Worker' in globalThis)) return
  worker ??= new Worker(new URL('./second-stage.worker.ts', import.meta.url), { type: 'module' })
}

/** Asks the worker, and the chain's server for it; it throws when that takes too long. */
function ask<T>(
  at: Worker,
  body: Body<Question>,
  read: (answer: Answer) => T,
  { rpc, limit = LIMIT_MS }: { rpc?: Rpc | undefined; limit?: number } = {},
): Promise<T> {
  const id = ++asked
  return new Promise((resolve, reject) => {
    const end = (done: () => void) => {
      clearTimeout(timer)
      at.removeEventListener('message', hear)
      at.removeEventListener('error', broke)
      done()
    }
    const giveUp = (reason: string) =>
      end(() => {
        at.terminate()
        worker = undefined
        reject(new Error(reason))
      })
    const hear = ({ data }: MessageEvent<Told>) => {
      if (data.id !== id) return
      if ('call' in data) void passOn(at, data, rpc)
      else if ('error' in data) end(() => reject(new Error(data.error)))
      else end(() => resolve(read(data)))
    }
    const broke = () => giveUp('The second check could not be loaded.')
    const timer = setTimeout(() => giveUp('The second check took too long.'), limit)
    at.addEventListener('message', hear)
    at.addEventListener('error', broke)
    at.postMessage({ id, ...body })
  })
}

async function passOn(at: Worker, { call, method, params }: Extract<Told, { call: number }>, rpc?: Rpc) {
  try {
    at.postMessage({ call, result: await rpc?.(method, params) })
  } catch (error) {
    const fault = error instanceof Error ? error.message : 'The server of the chain cannot be reached.'
    at.postMessage({ call, fault })
  }
}

/** Checks the proof over the meaning, beside the page; where there is no worker, in the page itself. */
export async function secondStage(document: JsonObject, key: Uint8Array): Promise<boolean> {
  warmSecondStage()
  if (!worker) return (await import('@tryka/credentials/rdfc')).verifyRdfcProof(document, key)
  return ask(worker, { document, key }, (answer) => 'fits' in answer && answer.fits)
}

/** Checks an anchor beside the page, and reads it back from its chain where a server of it is named. */
export async function anchorStage(given: Given, isLogged: boolean, rpc?: Rpc) {
  warmSecondStage()
  // In the page itself it would share parts with the first stage, which all visitors would then fetch as more files.
  if (!worker) return UNANSWERED
  const body = { given, isLogged, asks: rpc !== undefined }
  const limit = rpc ? CHAIN_LIMIT_MS : LIMIT_MS
  return ask(worker, body, (answer) => ('found' in answer ? answer.found : UNANSWERED), { rpc, limit })
}

const UNANSWERED = { state: 'unknown', reason: 'The anchor could not be checked here.' } as const
