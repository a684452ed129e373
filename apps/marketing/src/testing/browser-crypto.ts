import { webcrypto } from 'node:crypto'
import { CompressionStream, DecompressionStream, ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers'

const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(new Error('The blob cannot be read.'))
    reader.readAsArrayBuffer(blob)
  })

/** What browsers have and jsdom lacks, for checks of credentials: the same code of Node. */
export function giveBrowserCrypto(): void {
  const own = { crypto: webcrypto, CompressionStream, DecompressionStream, setImmediate }
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return bytesOf(this)
    },
    stream(this: Blob) {
      return new ReadableStream({
        start: async (to) => {
          to.enqueue(new Uint8Array(await bytesOf(this)))
          to.close()
        },
      })
    },
  })
}
