import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'
import { letterDraftOf, updateLetter, type Letter, type LetterDraft } from '@tryka/domain'

/** So long after the last key it is saved. */
const PAUSE_MS = 900

export type SavingState = 'saved' | 'waiting' | 'saving' | { problem: string } | { theirs: Letter }

const same = (a: LetterDraft, b: LetterDraft): boolean => JSON.stringify(a) === JSON.stringify(b)

const theirsOf = (error: unknown): Letter | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'LETTER_CHANGED') return undefined
  return (JSON.parse(error.body) as { current?: Letter }).current
}

/** A letter as it is typed, saved by itself. Nothing is written over what was changed somewhere else. */
export function useLetter(opened: Letter) {
  const api = useApi()
  const [draft, setDraft] = useState(() => letterDraftOf(opened))
  const [kept, setKept] = useState(opened)
  const [state, setState] = useState<Exclude<SavingState, 'waiting'>>('saved')
  const running = useRef<Promise<boolean>>(undefined)
  const dirty = !same(draft, letterDraftOf(kept))
  const { id } = opened

  const send = useCallback(
    async (next: LetterDraft, version: number): Promise<boolean> => {
      setState('saving')
      try {
        const saved = await api.call(updateLetter, { params: { id }, body: { ...next, version } })
        // Texts are trimmed on their way: what stands here now is what was sent.
        setKept({ ...saved, ...next })
        setState('saved')
        return true
      } catch (error) {
        const theirs = theirsOf(error)
        setState(theirs ? { theirs } : { problem: userMessage(error, 'The letter could not be saved.') })
        return false
      }
    },
    [api, id],
  )
  /** Saves what stands here; true when that is what is stored. One goes after the other. */
  const save = useCallback(async (): Promise<boolean> => {
    if (running.current && !(await running.current)) return false
    if (same(draft, letterDraftOf(kept))) return true
    running.current = send(draft, kept.version).finally(() => (running.current = undefined))
    return running.current
  }, [draft, kept, send])

  const waits = dirty && state === 'saved'
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waits, save])

  return {
    draft,
    dirty,
    state: waits ? ('waiting' as const) : state,
    save,
    retry: () => setState('saved'),
    change: (part: Partial<LetterDraft>) => {
      setDraft((before) => ({ ...before, ...part }))
      setState((before) => (typeof before === 'object' && 'problem' in before ? 'saved' : before))
    },
    /** What was changed somewhere else takes its place, or is written over. */
    settle: (theirs: Letter, take: 'theirs' | 'mine') => {
      if (take === 'theirs') setDraft(letterDraftOf(theirs))
      setKept(theirs)
      setState('saved')
    },
  }
}
