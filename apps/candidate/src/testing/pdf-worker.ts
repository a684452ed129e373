/** The worker's file beside the library; in tests the library runs it in its own thread. */
export default 'pdfjs-dist/build/pdf.worker.min.mjs'
