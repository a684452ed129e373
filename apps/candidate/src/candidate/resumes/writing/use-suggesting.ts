import { useState } from 'react'
import { notify, useApi } from '@tryka/app-shell'
import { PROSE_FIRST, type ResumeDraft, type WritingWish } from '@tryka/domain'
import { FAILURE, failureText, MISSING, SUCCESS } from '../content'
import type { Editor } from '../editor/editor-context'
import type { Suggestions } from './suggestions'

/** Suggestions for any field of prose. Only a yes changes the resume, in one step. */
export function useSuggesting(draft: ResumeDraft, change: Editor['change']) {
  const api = useApi()
  const [asking, setAsking] = useState<string>()
  const [shown, setShown] = useState<Suggestions & { round: number }>()
  const ask = async (path: string, wish?: WritingWish) => {
    setAsking(path)
    try {
      const { suggestionsFor } = await import('./suggestions')
      const found = await suggestionsFor(api, draft, path, wish)
      if (found) setShown((before) => ({ ...found, round: (before?.round ?? 0) + 1 }))
      else notify.failure(MISSING, PROSE_FIRST)
    } catch (error) {
      notify.failure(FAILURE, failureText('Failed to look for suggestions', error))
    } finally {
      setAsking(undefined)
    }
  }
  return {
    asking,
    ask,
    shown,
    close: () => setShown(undefined),
    accept: (apply: (before: ResumeDraft) => ResumeDraft) => {
      change(apply, { reason: 'ai-merge' })
      setShown(undefined)
      notify.success(SUCCESS, 'Suggestions taken')
    },
  }
}
export type Suggesting = ReturnType<typeof useSuggesting>
