import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'
import { draftTurn, type PracticeTurn } from '@tryka/domain'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'
import { choose, draftOf, draftSlot, isSame, meet, type Draft } from './draft'
import type { Practice } from './use-practice'

/** While something is written it goes to the server so often; in this browser it stands at once. */
export const SAVE_MS = 5_000

/** What is written for a question: in this browser with every letter, on the server every five seconds. */
export function useDraft(turn: PracticeTurn, { show, query: { refetch } }: Practice) {
  const api = useApi()
  const { value, change, forget } = useTypedDraft<Draft>(draftSlot(turn.id, turn.state), draftOf(turn))
  const now = meet(value, turn)
  const [savedAt, setSavedAt] = useState<number>()
  const [hasFailed, setFailed] = useState(false)
  const isDirty = !isSame(now.text, now.sent)
  const edit = useCallback(
    (patch: (own: Draft) => Partial<Draft>) =>
      change((kept) => {
        const { isAhead, ...own } = meet(kept, turn)
        return { ...(isAhead ? kept : own), ...patch(own) }
      }),
    [change, turn],
  )

  const isUnderWay = useRef(false)
  const save = async () => {
    if (isUnderWay.current || !isDirty || now.isAhead) return
    isUnderWay.current = true
    const { text, base } = now
    edit(() => ({ sending: text }))
    try {
      const session = await api.call(draftTurn, { params: { id: turn.id }, body: { text, version: base } })
      const saved = session.turns.find(({ id }) => id === turn.id)
      if (saved) change((own) => ({ ...own, base: saved.version, sent: text }))
      setSavedAt(Date.now())
      setFailed(false)
      show(session)
    } catch (error) {
      // Another device was first, or the question is answered: what the server has now says which.
      if (error instanceof ApiError && error.status === 409) await refetch()
      else setFailed(true)
    } finally {
      isUnderWay.current = false
    }
  }

  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!isDirty) return undefined
    const timer = setInterval(() => void latest.current(), SAVE_MS)
    const leave = () => document.visibilityState === 'hidden' && void latest.current()
    const again = () => void latest.current()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', again)
    }
  }, [isDirty])

  return {
    text: now.text,
    other: now.other,
    /** What another device wrote, while it is open which text is meant. */
    ahead: now.isAhead ? turn.draft : undefined,
    savedAt,
    hasFailed: hasFailed && isDirty,
    forget,
    write: (text: string) => edit(() => ({ text })),
    /** Changes what stands there now, whatever that is by then. */
    edit: (how: (text: string) => string) => edit(({ text }) => ({ text: how(text) })),
    choose: (which: 'here' | 'there') => change((own) => choose(own, turn, which)),
    /** The text that was not taken comes back, and the other stands beside it. */
    swap: () => edit(({ text, other }) => ({ text: other, other: text })),
  }
}
export type Drafting = ReturnType<typeof useDraft>
