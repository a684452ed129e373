import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { readPdf } from './pdf'

/** A PDF, by a reader whose work is done in a worker of this site. */
export const readPdfHere = (bytes: ArrayBuffer) => {
  GlobalWorkerOptions.workerSrc = worker
  return readPdf(bytes, { getDocument })
}
