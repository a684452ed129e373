import type { SourceLine } from '@tryka/resume-import'
import { MAX_LINES, PROBLEMS, UnreadableFile } from './problems'

const SIZES: Record<string, number> = { H1: 20, H2: 14, H3: 12 }
const STEP = 12

/** The lines of a Word file by its HTML: headings larger than text, cells of a row as one line where each holds one. */
export function htmlLines(html: string): SourceLine[] {
  // Parsed, never shown: nothing in it is loaded or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lines: SourceLine[] = []
  walk(body, lines)
  if (lines.length > MAX_LINES) throw new UnreadableFile(PROBLEMS.tooLong)
  return lines
}

function add(lines: SourceLine[], element: Element, text: string, indent: number): void {
  const clean = text.replace(/[\u00a0\u2007\u202f]/g, ' ').trim()
  const bold = [...element.querySelectorAll('strong')]
    .map((one) => one.textContent)
    .join('')
    .trim()
  for (const part of clean.split('\n')) {
    const line = part.trim().replace(/ {3,}|\t+/g, '\t')
    if (!line) continue
    const number = lines.length + 1
    const size = SIZES[element.tagName] ?? 10
    lines.push({
      page: 1,
      line: number,
      x: indent * 15,
      y: number * STEP,
      size,
      bold: size > 10 || bold.length > clean.length * 0.8,
      text: line,
    })
  }
}

const textOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  copy.querySelectorAll('br').forEach((br) => br.replaceWith('\n'))
  copy.querySelectorAll('ul, ol, img').forEach((inner) => inner.remove())
  return copy.textContent
}

function walk(element: Element, lines: SourceLine[], indent = 0): void {
  for (const child of element.children) {
    if (/^(?:H[1-6]|P)$/.test(child.tagName)) add(lines, child, textOf(child), indent)
    else if (child.tagName === 'LI') {
      add(lines, child, `• ${textOf(child).trim().replace(/\s+/g, ' ')}`, indent)
      walkLists(child, lines, indent)
    } else if (child.tagName === 'TR') row(child, lines, indent)
    else walk(child, lines, /^[UO]L$/.test(child.tagName) ? indent + 1 : indent)
  }
}

const walkLists = (item: Element, lines: SourceLine[], indent: number): void => {
  for (const list of item.querySelectorAll(':scope > ul, :scope > ol')) walk(list, lines, indent + 1)
}

/** "Acme | 2018 – 2021" is one line; cells of several paragraphs are columns, read one after the other. */
function row(element: Element, lines: SourceLine[], indent: number): void {
  const cells = [...element.querySelectorAll(':scope > td, :scope > th')]
  const single = cells.every((cell) => cell.querySelectorAll('p, li').length <= 1)
  if (single)
    add(
      lines,
      element,
      cells
        .map((cell) => cell.textContent.trim())
        .filter(Boolean)
        .join('\t'),
      indent,
    )
  else for (const cell of cells) walk(cell, lines, indent)
}
