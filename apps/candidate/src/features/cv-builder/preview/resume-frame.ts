import { useApi } from '@tryka/app-shell'
import { resumeFontPath, type ResumeDraft } from '@tryka/domain'
import { PAGE_PX, renderResume, showPages } from '@tryka/resume-template'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Space between two pages on the screen; the document of the preview has the same. */
const PAGE_GAP = 24

/** A document that runs nothing and loads nothing but fonts; its links open beside the builder. */
export const SHELL = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Resume</title>',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src *">`,
  '<base target="_blank"><style></style></head><body></body></html>',
].join('')

/** Isolated: no scripts, no forms. The builder draws into it, and links leave it in a tab of their own. */
export const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Renders a draft with fonts from the API. */
export function useRender() {
  const api = useApi()
  return useCallback(
    (draft: ResumeDraft) => renderResume(draft, { fonts: (file) => api.url(resumeFontPath(file)) }),
    [api],
  )
}

/** A page has no size where nothing is laid out, as in tests: then there is one. */
const counted = (pages: number): number => (Number.isFinite(pages) ? Math.max(1, pages) : 1)

/** Shows a draft in a frame soon after each change, never in the way of typing, and counts its pages. */
export function usePages(frame: RefObject<HTMLIFrameElement | null>, draft: ResumeDraft) {
  const render = useRender()
  const [loads, setLoads] = useState(0)
  const [pages, setPages] = useState(1)

  useEffect(() => {
    let current = true
    const show = () => {
      const document = frame.current?.contentDocument
      if (!document?.head || !current) return
      setPages(counted(showPages(document, render(draft))))
      // Line breaks change when the fonts arrive.
      if (document.fonts?.status === 'loading')
        void document.fonts.ready.then(() => {
          if (current) setPages(counted(showPages(document, render(draft))))
        })
    }
    const timer = setTimeout(show, 0)
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
