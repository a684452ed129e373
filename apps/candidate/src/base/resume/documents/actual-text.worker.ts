import { actualTexts, type MarkedText } from './actual-text'

/** Marks of the pages of one file; none where it cannot be read. */
globalThis.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  const answer: MarkedText[][] = await actualTexts(data).catch(() => [])
  postMessage(answer)
}
