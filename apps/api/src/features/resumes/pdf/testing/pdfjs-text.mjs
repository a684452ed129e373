/**
 * PDF files as the viewer of a browser finds them: node pdfjs-text.mjs out.json a.pdf b.pdf …
 * Of each its text, and its runs with the name of their font and their size.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A space where one text does not follow on another: to the left this reader writes none. */
function gap(before, { str, transform, width }) {
  if (!before?.str.trim() || !str.trim() || before.hasEOL) return ''
  const [left, right] = [before.transform[4], before.transform[4] + before.width]
  const apart = Math.min(Math.abs(transform[4] - right), Math.abs(transform[4] + width - left))
  return apart > before.height / 2 ? ' ' : ''
}

async function read(path) {
  const data = new Uint8Array(readFileSync(path))
  const pdf = await getDocument({ data, useSystemFonts: false, verbosity: VerbosityLevel.ERRORS }).promise
  let text = ''
  const runs = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    text +=
      items
        .map((item, index) => gap(items[index - 1], item) + item.str + (item.hasEOL ? '\n' : ''))
        .join('') + '\n'
    // Fonts are known by name once the page was prepared for drawing.
    await page.getOperatorList()
    for (const { str, fontName, transform } of items.filter((item) => item.str.trim()))
      runs.push({
        page: number,
        text: str,
        font: page.commonObjs.get(fontName).name.replace(/^[A-Z]{6}\+/, ''),
        size: Math.round(Math.hypot(transform[0], transform[1]) * 10) / 10,
      })
  }
  await pdf.destroy()
  return { text, runs }
}

const [out, ...paths] = process.argv.slice(2)
const found = []
for (const path of paths) found.push(await read(path))
writeFileSync(out, JSON.stringify(found))
