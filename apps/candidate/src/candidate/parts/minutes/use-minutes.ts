import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endpointKey, useApi } from '@tryka/app-shell'
import { BEATS, getLearning, sendBeat, type Beat } from '@tryka/domain'
import { newId } from '../../../base/calls/new-id'
import { watchPresence } from './presence'

/** What somebody is at. */
export type Thing = Pick<Beat, 'kind' | 'ref'>

/** Of this tab, as long as it is open; the server counts the beats of one tab alone. */
let ownTab: string | undefined
const tabOf = (): string => (ownTab ??= newId())

const quietFor = ({ kind }: Thing): number =>
  kind === 'reading' ? BEATS.readingQuietSeconds : BEATS.quietSeconds

/**
 * Tells the server every half minute what somebody is at, while they are. `thingAt` is asked with the place of the last
 * input; where it answers nothing, nothing is told. A beat that is lost loses its half minute, and troubles nobody.
 */
export function useMinutes(thingAt: (where: Element | null) => Thing | undefined): void {
  const api = useApi()
  const queries = useQueryClient()
  const current = useRef(thingAt)
  useEffect(() => {
    current.current = thingAt
  })
  useEffect(() => {
    const presence = watchPresence()
    const beat = async () => {
      const thing = current.current(presence.where())
      if (!thing || !presence.isThere(quietFor(thing))) return
      await api.call(sendBeat, { body: { tab: tabOf(), ...thing } })
      // The goal is read anew when it is shown next, and not before.
      await queries.invalidateQueries({ queryKey: endpointKey(getLearning), refetchType: 'none' })
    }
    const timer = setInterval(() => void beat().catch(() => undefined), 1_000 * BEATS.everySeconds)
    return () => {
      clearInterval(timer)
      presence.end()
    }
  }, [api, queries])
}
