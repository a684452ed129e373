import { useEffect, useRef, useState } from 'react'
import type { CompanyCase, CompanyDecision, CompanyRow } from '@tryka/domain'
import { useMedia } from '@tryka/ui'
import { useCases, useCompany, useNewest, useWaiting } from './companies.queries'
import { useChoice, type ListState } from './use-choice'
import { useDecision } from './use-decision'

/** `media.grid`: under it the queue and the chosen company have a screen each. */
const NARROW = '(max-width: 980px)'

/** The one after it in the queue, or the first when it was the last. */
function nextOf(items: readonly CompanyRow[], id: string): string | undefined {
  const at = items.findIndex((item) => item.id === id)
  return (items[at + 1] ?? items.find((item) => item.id !== id))?.id
}

/** What is on the desk: the list, the company that is open, and the decision about it. */
export function useDesk() {
  const choice = useChoice()
  const { q, after, state } = choice
  const mark = after.at(-1)
  const filter = { ...(state === 'any' ? {} : { state }), ...(q ? { q } : {}) }
  const cases = useCases({ ...filter, ...(mark ? { after: mark } : {}) })
  const waiting = useWaiting()
  const narrow = useMedia(NARROW)
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  /** The last that waited is decided: there is no next one to go to. */
  const [isDone, setDone] = useState(false)

  const setDraft = (id: string, text: string) => setDrafts((all) => ({ ...all, [id]: text }))

  const items = cases.data?.items ?? []
  const wanted = choice.company || (narrow ? '' : (items[0]?.id ?? ''))
  const chosen = useCompany(wanted)
  const showNewest = useNewest()
  const open = useRef(wanted)
  useEffect(() => {
    open.current = wanted
  }, [wanted])

  const decision = useDecision({
    decided: ({ id }) => {
      setDraft(id, '')
      // Whoever went on to another company meanwhile stays there.
      if (open.current !== id) return
      const next = nextOf(items, id)
      setDone(!next)
      choice.open(next)
    },
    changed: (now) => {
      showNewest(now)
      if (open.current === now.id) choice.open(now.id)
    },
  })
  return {
    ...choice,
    show: (next: ListState) => {
      setDone(false)
      choice.show(next)
    },
    filter,
    cases,
    refresh: () => {
      void cases.refetch()
      if (wanted) void chosen.refetch()
    },
    waiting: waiting.data,
    counts: (cases.data ?? waiting.data)?.counts,
    alone: narrow && choice.company !== '',
    wanted,
    chosen,
    isDone,
    draftOf: (id: string) => drafts[id] ?? '',
    setDraft,
    decide: (company: CompanyCase, answer: Pick<CompanyDecision, 'decision' | 'reason'>) =>
      decision.send(company, answer),
    troubleWith: decision.troubleWith,
    busyWith: decision.busyWith,
  }
}
export type Desk = ReturnType<typeof useDesk>
