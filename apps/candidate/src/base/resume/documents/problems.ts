/** What stops a file from being read, said to whoever chose it. */
export class UnreadableFile extends Error {}

export const MAX_FILE_BYTES = 20 * 1024 * 1024
export const MAX_PAGES = 60
/** Of one document; a resume has some hundred. */
export const MAX_LINES = 6_000

export const PROBLEMS = {
  tooLarge: 'This file is larger than 20 MB. Choose a smaller one.',
  empty: 'This file is empty.',
  unknown:
    'This kind of file cannot be read. Choose a PDF, a .docx, LinkedIn’s .zip, a .json or a text file.',
  oldWord:
    'This is an old Word file, or one with a password. Save it as .docx without a password, then choose it again.',
  encrypted: 'This PDF has a password. Save it without one, then choose it again.',
  scanned:
    'This PDF holds pictures of pages and no text. Choose the file that it was printed from, or paste the text.',
  tooManyPages: `This PDF has more than ${MAX_PAGES} pages. Choose the resume alone.`,
  tooLong: 'This document is far longer than a resume. Choose the resume alone.',
  brokenPdf: 'This PDF is damaged and cannot be read. Save it anew, or paste its text.',
  brokenZip: 'This file is damaged and cannot be opened. Download or save it again.',
  bomb: 'This file unpacks to more than 100 MB. A resume is far smaller, so it was not opened.',
  brokenDocx: 'This Word file is damaged and cannot be read. Save it anew, or paste its text.',
  notLinkedIn:
    'This ZIP holds no profile of LinkedIn. Choose the archive that LinkedIn sends, or unpack it and choose one file.',
  tooSlow: 'This file took longer than 30 seconds to open, so it was left. Paste its text instead.',
  nothing: 'No text of a resume was found. Choose another file, or paste its text.',
} as const
