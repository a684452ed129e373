import { PAGE_PX } from './layout'
import type { RenderedResume } from './render'

/**
 * The preview lays the document out in columns as large as a page. Columns are broken by the same rules, in the same
 * engine, as printed pages, so the breaks agree; every page is then a window onto its column.
 */
const pageCss = (rendered: RenderedResume): string => {
  const { width, height } = PAGE_PX[rendered.pageSize]
  return `
html,body{background:transparent}
.pages{display:grid;gap:24px;justify-content:center}
.page{width:${width}px;height:${height}px;overflow:hidden;background:#fff}
.flow{width:${width}px;height:${height}px;columns:1;column-width:${width}px;column-gap:0;column-fill:auto}
`
}

const element = (document: Document, className: string, ...children: Node[]): HTMLElement => {
  const made = document.createElement('div')
  made.className = className
  made.append(...children)
  return made
}

/** How many pages a laid-out document has: a sheet has one box in every column that it reaches. */
function countPages(sheet: Element, width: number): number {
  const boxes = [...sheet.getClientRects()]
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  return Math.max(1, Math.round((right - left) / width))
}

function setStyle(document: Document, name: string, css: string): void {
  const known = document.querySelector(`style[data-part="${name}"]`)
  const style = known ?? document.head.appendChild(document.createElement('style'))
  style.setAttribute('data-part', name)
  // The same text again would do the work again, and for fonts load them again.
  if (style.textContent !== css) style.textContent = css
}

/** Lays a rendered resume out in a document as one flow of page-sized columns. */
function layOut(document: Document, rendered: RenderedResume): { flow: HTMLElement; count: number } {
  setStyle(document, 'fonts', rendered.fontCss)
  setStyle(document, 'resume', rendered.css + pageCss(rendered))
  document.title = rendered.title
  document.documentElement.lang = rendered.lang
  document.documentElement.dir = rendered.dir
  const flow = element(document, 'flow')
  flow.innerHTML = rendered.html
  document.body.replaceChildren(element(document, 'pages', element(document, 'page', flow)))
  const sheet = flow.firstElementChild
  return { flow, count: sheet ? countPages(sheet, PAGE_PX[rendered.pageSize].width) : 1 }
}

/**
 * Shows a rendered resume as pages in the document of an isolated frame and answers how many there are. Call it again
 * after every change. The first page holds the text for assistive technology; the others repeat it for the eye only.
 */
export function showPages(document: Document, rendered: RenderedResume): number {
  const { width } = PAGE_PX[rendered.pageSize]
  const { flow, count } = layOut(document, rendered)
  for (let index = 1; index < count; index++) {
    const copy = flow.cloneNode(true) as HTMLElement
    // Columns run with the text: to the left in a right-to-left resume.
    copy.style.marginInlineStart = `${-index * width}px`
    const page = element(document, 'page', copy)
    page.inert = true
    page.ariaHidden = 'true'
    flow.parentElement?.parentElement?.append(page)
  }
  return count
}

/** Counts the pages of a rendered resume, leaving the document with its first page: for "fit to one page". */
export const measurePages = (document: Document, rendered: RenderedResume): number =>
  layOut(document, rendered).count
