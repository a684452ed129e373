/** Text of PDF files as the viewer of a browser finds it: node pdfjs-text.mjs out.json a.pdf b.pdf … */
import { readFileSync, writeFileSync } from 'node:fs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

async function textOf(path) {
  const data = new Uint8Array(readFileSync(path))
  const pdf = await getDocument({ data, useSystemFonts: false, verbosity: VerbosityLevel.ERRORS }).promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    text += items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join('') + '\n'
  }
  await pdf.destroy()
  return text
}

const [out, ...paths] = process.argv.slice(2)
const texts = []
for (const path of paths) texts.push(await textOf(path))
writeFileSync(out, JSON.stringify(texts))
