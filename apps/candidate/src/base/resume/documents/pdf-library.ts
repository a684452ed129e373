import { getDocument, GlobalWorkerOptions, OPS } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { MarkedText } from './actual-text'
import ActualTextWorker from './actual-text.worker?worker'
import { readPdf } from './pdf'

/** A resume takes a fraction of it; the text is read without marks when they take longer. */
const MOST_TIME = 15_000

/** Marks of the pages in a worker of this site, which is ended with the answer or when it takes too long. */
async function actualTextsAside(bytes: Uint8Array): Promise<MarkedText[][]> {
  const marker = new ActualTextWorker()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<MarkedText[][]>((resolve) => {
      timer = setTimeout(() => resolve([]), MOST_TIME)
      marker.onmessage = ({ data }: MessageEvent<MarkedText[][]>) => resolve(data)
      marker.onerror = () => resolve([])
      marker.postMessage(bytes)
    })
  } finally {
    clearTimeout(timer)
    marker.terminate()
  }
}

/** A PDF, by a reader whose work is done in a worker of this site. */
export const readPdfHere = (bytes: ArrayBuffer) => {
  GlobalWorkerOptions.workerSrc = worker
  return readPdf(bytes, { getDocument, OPS, actualTexts: actualTextsAside })
}
