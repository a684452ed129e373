import { PAGE_PX } from './layout'
import { patch } from './patch'
import type { RenderedResume } from './render'

/** Space between two pages on the screen, in CSS pixels. */
export const PAGE_GAP = 24

/**
 * The preview lays the document out in columns as large as a page. Columns are broken by the same rules, in the same
 * engine, as printed pages, so the breaks agree; every page is then a window onto its column.
 */
const pageCss = (rendered: RenderedResume): string => {
  const { width, height } = PAGE_PX[rendered.pageSize]
  return `
html,body{background:transparent}
.pages{display:grid;gap:${PAGE_GAP}px;justify-content:center}
.page{width:${width}px;height:${height}px;overflow:hidden;contain:strict;background:#fff}
.flow .break{break-before:column}
.flow :is(h2 + .break,header + .break,:is(.main,.aside) > .break:first-child){break-before:auto}
.flow section:has(> h2 + .break){break-before:column}
.flow header + section:has(> h2 + .break){break-before:auto}
.running{position:absolute;inset:0 0 auto;height:var(--my);padding-inline:var(--mx);display:flex;align-items:center;
  justify-content:space-between;gap:2em;font:400 calc(var(--size) * .86)/1.2 var(--body-fonts);color:#385056;font-synthesis:none}
.flow{width:${width}px;height:${height}px;columns:1;column-width:${width}px;column-gap:0;column-fill:auto}
`
}

/** Rules of printed pages: here pages and their heads are drawn, and not every reader of style sheets knows such rules. */
const ONLY_PAPER = /@page[^{]*\{(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})*\}/g

const element = (document: Document, className: string, ...children: Node[]): HTMLElement => {
  const made = document.createElement('div')
  made.className = className
  made.append(...children)
  return made
}

/** What a frame shows: the flow of its first page, and for every other page the content that it was given last. */
interface Shown {
  pages: HTMLElement
  flow: HTMLElement
  content: DocumentFragment
  drawn: WeakMap<Element, DocumentFragment>
}
const shownIn = new WeakMap<Document, Shown>()

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

/** The frame's pages, made once: a document that was emptied since, as by a reload, starts anew. */
function shownBy(document: Document): Shown {
  const known = shownIn.get(document)
  if (known?.pages.isConnected) return known
  const flow = element(document, 'flow')
  const pages = element(document, 'pages', element(document, 'page', flow))
  document.body.replaceChildren(pages)
  const fresh = { pages, flow, content: document.createDocumentFragment(), drawn: new WeakMap() }
  shownIn.set(document, fresh)
  return fresh
}

/** Lays a rendered resume out in a document as one flow of page-sized columns; only what changed is touched. */
function layOut(document: Document, rendered: RenderedResume): { shown: Shown; count: number } {
  setStyle(document, 'fonts', rendered.fontCss)
  setStyle(document, 'resume', rendered.css.replace(ONLY_PAPER, '') + pageCss(rendered))
  if (document.title !== rendered.title) document.title = rendered.title
  document.documentElement.lang = rendered.lang
  document.documentElement.dir = rendered.dir
  const shown = shownBy(document)
  const template = document.createElement('template')
  template.innerHTML = rendered.html
  shown.content = template.content
  patch(shown.flow, shown.content)
  const sheet = shown.flow.firstElementChild
  return { shown, count: sheet ? countPages(sheet, PAGE_PX[rendered.pageSize].width) : 1 }
}

/** A window onto a later column of a copy of the flow; the copy comes when the page is drawn. */
function addPage(document: Document, shown: Shown): void {
  const page = element(document, 'page', element(document, 'flow'))
  page.inert = true
  page.ariaHidden = 'true'
  page.append(element(document, 'running'))
  shown.pages.append(page)
}

function drawPage(shown: Shown, page: Element, index: number, width: number): void {
  const [copy] = page.children
  if (!copy || shown.drawn.get(page) === shown.content) return
  // Columns run with the text: to the left in a right-to-left resume.
  ;(copy as HTMLElement).style.marginInlineStart = `${-index * width}px`
  patch(copy, shown.content)
  shown.drawn.set(page, shown.content)
}

/** Name and number at the head of all pages but the first, as paper has them. */
function showPageHeaders({ pages }: Shown, name: string, count: number): void {
  ;[...pages.children].forEach((page, index) => {
    const running = page.querySelector(':scope > .running')
    if (!running) return
    const texts = name ? [name, `${index + 1} / ${count}`] : []
    if (texts.join('\n') === [...running.children].map((part) => part.textContent).join('\n')) return
    running.replaceChildren(
      ...texts.map((text) => {
        const part = running.ownerDocument.createElement('span')
        part.textContent = text
        // "2 / 3" is read from the left whatever the direction.
        part.dir = 'auto'
        return part
      }),
    )
  })
}

/** The pages after the first that do not show the present content yet. */
const laterPages = ({ pages, drawn, content }: Shown) =>
  [...pages.children]
    .map((page, index) => ({ page, index }))
    .slice(1)
    .filter(({ page }) => drawn.get(page) !== content)

/**
 * Shows a rendered resume as pages in the document of an isolated frame and answers how many there are. Call it again
 * after every change. The first page holds the text for assistive technology; the others repeat it for the eye only, so
 * those that `isSeen` does not name may wait for `showMorePages`.
 */
export function showPages(
  document: Document,
  rendered: RenderedResume,
  isSeen: (page: Element) => boolean = () => true,
): number {
  const { width } = PAGE_PX[rendered.pageSize]
  const { shown, count } = layOut(document, rendered)
  while (shown.pages.children.length > count) shown.pages.lastElementChild?.remove()
  while (shown.pages.children.length < count) addPage(document, shown)
  for (const { page, index } of laterPages(shown)) if (isSeen(page)) drawPage(shown, page, index, width)
  showPageHeaders(shown, rendered.pageHeader, count)
  return count
}

/** Draws the next page that waits, or the one that is asked for; false when none is left. */
export function showMorePages(document: Document, rendered: RenderedResume, wanted?: Element): boolean {
  const shown = shownIn.get(document)
  const next = shown && laterPages(shown).find(({ page }) => wanted === undefined || page === wanted)
  if (!shown || !next) return false
  drawPage(shown, next.page, next.index, PAGE_PX[rendered.pageSize].width)
  return laterPages(shown).length > 0
}

/** Counts the pages of a rendered resume, leaving the document with its first page: for "fit to one page". */
export const measurePages = (document: Document, rendered: RenderedResume): number =>
  layOut(document, rendered).count
