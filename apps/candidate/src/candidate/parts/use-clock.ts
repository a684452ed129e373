import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '@tryka/app-shell'
import { openMarket } from '@tryka/domain'
import { refresh } from '../../base/calls/calls'
import { browserZone, setClock } from '../../base/format/format'
import { useCandidatePlace } from '../../base/place/place'

/**
 * The candidate's clock is the one of the settings. Until the person has changed anything it is the browser's, which
 * the server is told once, so that mails and files say the same times as the screens.
 */
export function useClock(): void {
  const api = useApi()
  const queries = useQueryClient()
  const { hasOwnTimeZone, timeZone, isDemo } = useCandidatePlace()
  const own = browserZone()
  setClock(hasOwnTimeZone ? timeZone : own)
  // A profile told its zone when it was made.
  const tells = isDemo && !hasOwnTimeZone
  useEffect(() => {
    if (!tells) return
    api
      .call(openMarket, { body: { persona: 'candidate', timeZone: own } })
      .then(() => refresh(queries))
      // The next opening tells it again.
      .catch(() => undefined)
  }, [api, queries, tells, own])
}
