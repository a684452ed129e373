import { UnreadableFile } from './problems'
import { unpack, type Unpacked } from './unpack'

export type Answer = { unpacked: Unpacked } | { problem: string } | { failure: string }

/** One file a worker: whatever is in it, it cannot hold up the page. */
globalThis.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer: Answer = await unpack(data).then(
    (unpacked) => ({ unpacked }),
    (error: unknown) =>
      error instanceof UnreadableFile ? { problem: error.message } : { failure: String(error) },
  )
  postMessage(answer)
}
