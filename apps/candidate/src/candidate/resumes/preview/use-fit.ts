import { useEffect, useState, type RefObject } from 'react'
import type { ResumeDraft } from '@tryka/domain'
import { measurePages, tightnessFor } from '@tryka/resume-template'
import { useRender } from '../../../base/resume/resume-frame'

/** A pause in typing, so that measuring is never in its way. */
const PAUSE_MS = 250

/**
 * Keeps a resume on the pages it is meant for, by spacing and size alone, and fills the last one where that is asked for. Answers whether it fits; when even the
 * tightest layout does not, the comfortable one stays.
 */
export function useFit(
  frame: RefObject<HTMLIFrameElement | null>,
  draft: ResumeDraft,
  setTightness: (tightness: number) => void,
): boolean {
  const render = useRender()
  /** The number of pages that this resume was found not to fit on. */
  const [unfit, setUnfit] = useState(0)

  useEffect(() => {
    if (!draft.fitPages) {
      if (draft.tightness) setTightness(0)
      return undefined
    }
    let current = true
    const fit = async () => {
      const document = frame.current?.contentDocument
      if (!document?.head) return
      measurePages(document, render(draft))
      await document.fonts?.ready
      if (!current) return
      const found = tightnessFor(draft, (tightness) =>
        measurePages(document, render({ ...draft, tightness })),
      )
      setUnfit(found === undefined ? draft.fitPages : 0)
      if ((found ?? 0) !== draft.tightness) setTightness(found ?? 0)
    }
    const timer = setTimeout(() => void fit(), PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [frame, draft, render, setTightness])

  return !draft.fitPages || unfit !== draft.fitPages
}
