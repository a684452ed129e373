import { UnreadableFile } from '../base/resume/documents/problems'
import { unpack } from '../base/resume/documents/unpack'
import type { Answer } from '../base/resume/documents/unpack.worker'

/** The worker of archives in the thread of the test, for jsdom has no other. */
export default class UnpackWorker {
  onmessage: ((event: { data: Answer }) => void) | undefined

  postMessage(bytes: ArrayBuffer): void {
    void unpack(bytes).then(
      (unpacked) => this.onmessage?.({ data: { unpacked } }),
      (error: unknown) =>
        this.onmessage?.({
          data: error instanceof UnreadableFile ? { problem: error.message } : { failure: String(error) },
        }),
    )
  }

  terminate(): void {
    this.onmessage = undefined
  }
}
