import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { pdfLines } from './pdf'

/** The lines of a PDF, by a reader whose work is done in a worker of this site. */
export const pdfLinesHere = (bytes: ArrayBuffer) => {
  GlobalWorkerOptions.workerSrc = worker
  return pdfLines(bytes, { getDocument })
}
