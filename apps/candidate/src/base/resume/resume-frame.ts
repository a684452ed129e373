import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { resumeFontPath, type ResumeDraft } from '@tryka/domain'
import {
  documentPolicy,
  PAGE_GAP,
  PAGE_PX,
  renderResume,
  showMorePages,
  showPages,
  type RenderedResume,
} from '@tryka/resume-template'
import { useAccountClients } from '../place/account'

/** A document that may do what the printed one may; its links open beside the builder. */
export const SHELL = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Resume</title>',
  `<meta http-equiv="Content-Security-Policy" content="${documentPolicy('*')}">`,
  '<base target="_blank"><style></style></head><body></body></html>',
].join('')

/** Isolated: no scripts, no forms. The builder draws into it, and links leave it in a tab of their own. */
export const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Renders a draft with fonts from the API. */
export function useRender() {
  // Fonts belong to no place: one address each, so that they are fetched once.
  const { api } = useAccountClients()
  return useCallback(
    (draft: ResumeDraft) => renderResume(draft, { fonts: (file) => api.url(resumeFontPath(file)) }),
    [api],
  )
}

/** A page has no size where nothing is laid out, as in tests: then there is one. */
const counted = (pages: number): number => (Number.isFinite(pages) ? Math.max(1, pages) : 1)

/** Pages out of sight are drawn when the typing pauses. */
const PAUSE_MS = 200

/** Which pages of a frame are in sight; where nothing can tell, all are. `onSeen` says that one came into sight. */
function watchPages(onSeen: (page: Element) => void) {
  const seen = new Set<Element>()
  if (typeof IntersectionObserver === 'undefined')
    return { isSeen: () => true, watch: () => undefined, stop: () => undefined }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) seen.delete(target)
      else {
        seen.add(target)
        onSeen(target)
      }
    }
  })
  return {
    isSeen: (page: Element) => seen.has(page),
    watch: (document: Document) =>
      document.querySelectorAll('.page').forEach((page) => observer.observe(page)),
    stop: () => observer.disconnect(),
  }
}

/** Shows a draft in a frame soon after each change, never in the way of typing, and counts its pages. */
export function usePages(frame: RefObject<HTMLIFrameElement | null>, draft: ResumeDraft) {
  const render = useRender()
  const [loads, setLoads] = useState(0)
  const [pages, setPages] = useState(1)
  const shown = useRef<{ document: Document; rendered: RenderedResume }>(undefined)
  const sight = useRef<ReturnType<typeof watchPages>>(undefined)

  useEffect(() => {
    sight.current = watchPages((page) => {
      if (shown.current) showMorePages(shown.current.document, shown.current.rendered, page)
    })
    return () => sight.current?.stop()
  }, [])

  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout>
    const showRest = () => {
      if (current && shown.current && showMorePages(shown.current.document, shown.current.rendered))
        timer = setTimeout(showRest)
    }
    const show = () => {
      const document = frame.current?.contentDocument
      // A document that is still being read has no body yet; its load comes back here.
      if (!document?.body || !current) return
      const rendered = render(draft)
      shown.current = { document, rendered }
      const count = () => setPages(counted(showPages(document, rendered, sight.current?.isSeen)))
      count()
      sight.current?.watch(document)
      timer = setTimeout(showRest, PAUSE_MS)
      // Line breaks change when the fonts arrive, if the frame is still there.
      if (document.fonts?.status === 'loading')
        void document.fonts.ready.then(() => {
          if (current && frame.current?.contentDocument === document) count()
        })
    }
    timer = setTimeout(show, 0)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [frame, draft, render, loads])

  return { pages, onLoad: useCallback(() => setLoads((count) => count + 1), []) }
}

/** The height of so many pages on the screen, before they are scaled. */
export const heightOf = (pages: number, pageSize: ResumeDraft['pageSize']): number =>
  pages * PAGE_PX[pageSize].height + (pages - 1) * PAGE_GAP

/** How wide an element is, as it changes. */
export function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
