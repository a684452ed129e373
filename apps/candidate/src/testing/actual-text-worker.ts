import { actualTexts, type MarkedText } from '../base/resume/documents/actual-text'

/** The worker that reads marks of pages in the thread of the test, for jsdom has no other. */
export default class ActualTextWorker {
  onmessage?: (event: { data: MarkedText[][] }) => void
  onerror?: () => void

  postMessage(bytes: Uint8Array): void {
    void actualTexts(bytes)
      .catch(() => [])
      .then((data) => this.onmessage?.({ data }))
  }

  terminate(): void {
    delete this.onmessage
  }
}
