import type { JsonObject } from '../json'

/** A graph can be made to take for ever. */
const LIMIT_MS = 5_000

/** Checks the second signature in a worker made of this code, which is ended when it takes too long. */
export function secondSignature(code: string) {
  return (document: JsonObject, publicKey: Uint8Array): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
      const worker = new Worker(url)
      const end = () => {
        clearTimeout(timer)
        worker.terminate()
        URL.revokeObjectURL(url)
      }
      const timer = setTimeout(() => {
        end()
        reject(new Error('It took too long.'))
      }, LIMIT_MS)
      worker.onmessage = ({ data }: MessageEvent<boolean>) => {
        end()
        resolve(data)
      }
      worker.onerror = () => {
        end()
        reject(new Error('It could not be checked here.'))
      }
      worker.postMessage({ document, publicKey })
    })
}
