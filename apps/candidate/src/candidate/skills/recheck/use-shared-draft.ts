import { useEffect } from 'react'
import { useApi } from '@tryka/app-shell'
import { draftInRecheck, type PlainAnswer, type RecheckView } from '@tryka/domain'

/** Letters that follow each other at once go together. */
const PAUSE_MS = 500

/** Shows the company what stands in the answer. Nothing hangs on it: what is lost on the way comes with the next letter. */
export function useSharedDraft({ id, company }: RecheckView, seq: number, draft: PlainAnswer): void {
  const api = useApi()
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (company === null) return undefined
    const send = () =>
      void api
        .call(draftInRecheck, { params: { id }, body: { seq, draft: JSON.parse(text) as PlainAnswer } })
        .catch(() => undefined)
    const timer = setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [api, id, company, seq, text])
}
