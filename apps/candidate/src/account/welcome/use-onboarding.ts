import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { endpointKey, endpointQuery } from '@tryka/app-shell'
import { getOnboarding, keepOnboarding, type Onboarding, type OnboardingForm } from '@tryka/domain'
import { useAccountClients } from '../../base/place/account'
import { useKeptOwner } from '../../base/place/kept-owner'
import { adoptTyped } from '../../base/unsaved/typed-draft'
import type { Form } from '../../base/forms/use-form'

const REST_MS = 1_000

/** Where the account stands and what was typed so far; what another browser kept later is taken up here. */
export function useOnboarding() {
  const { api, queries } = useAccountClients()
  const owner = useKeptOwner()
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const found = await api.call(getOnboarding, {}, { signal })
    const at = Date.parse(found.keptAt ?? '') || 0
    for (const [slot, value] of Object.entries(found.draft)) adoptTyped(owner, slot, { at, value })
    return found
  }
  return useQuery({ ...endpointQuery(getOnboarding), queryFn, staleTime: 0, gcTime: 0 }, queries)
}

type Forms = Partial<Record<OnboardingForm, Pick<Form<Record<string, string>, unknown>, 'values' | 'dirty'>>>
type Draft = Onboarding['draft']

/** This browser keeps it too: what is not stored now is stored with the next word. */
function useKeep() {
  const { api, queries } = useAccountClients()
  return useCallback(
    (draft: Draft): void => {
      queries.setQueryData<Onboarding>(endpointKey(getOnboarding), (known) => known && { ...known, draft })
      void api.call(keepOnboarding, { body: { draft } }, { keepalive: true }).catch(() => undefined)
    },
    [api, queries],
  )
}

/**
 * Keeps what is typed into these forms with the account, a moment after the last word, so that another browser goes on.
 * What the other forms have there stays. Answers what to do when they are finished.
 */
export function useKeptWithAccount(forms: Forms, before: Draft = {}): () => void {
  const keep = useKeep()
  const names = Object.keys(forms)
  const others: Draft = Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
  const typed: Draft = Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => (form.dirty ? [[name, form.values]] : [])),
  )
  const text = JSON.stringify({ ...others, ...typed })
  const last = useRef(text)
  const waiting = useRef<string>(undefined)

  useEffect(() => {
    if (text === last.current) return
    waiting.current = text
    const timer = setTimeout(() => {
      last.current = text
      waiting.current = undefined
      keep(JSON.parse(text) as Draft)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [keep, text])
  useEffect(
    () => () => {
      if (waiting.current !== undefined) keep(JSON.parse(waiting.current) as Draft)
    },
    [keep],
  )
  return () => {
    last.current = text
    waiting.current = undefined
    keep(others)
  }
}
