import { useEffect, useRef } from 'react'
import { getCompanyApplication } from '@tryka/domain'
import { useMedia } from '@tryka/ui'
import { useReadAhead } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { followTo, openerId } from './opener'
import { useTrail, type Trail } from './use-trail'

/** Opens the application of a row or card, in the order it stands in. */
export type OpenApplication = (id: string, from: Trail) => void

/** From this width on the application stands beside the list. */
const BESIDE = '(min-width: 1280px)'

/** The opened application, which the address names, and the ways to the others of its list. */
export function useOpened(found: readonly Trail[]) {
  const address = useAddress()
  const readAhead = useReadAhead()
  const opened = address.get('application')
  const { step, trail, begin } = useTrail(opened, found)
  const isBeside = useMedia(BESIDE)
  useFocusBack(opened, trail)
  const open: OpenApplication = (id, from) => {
    begin(from)
    readAhead(getCompanyApplication, { params: { id } })
    // One step back in the history leads to the list, however many people were looked at.
    address.set({ application: id }, { replace: opened !== '' })
  }
  return { opened, open, step, isBeside, close: () => address.set({ application: undefined }) }
}

/** Back to the row or card of who was shown last; if it is gone, to the one that stands nearest. */
function useFocusBack(opened: string, trail: Trail | undefined): void {
  const last = useRef<{ opened: string; trail: Trail | undefined }>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = opened ? { opened, trail } : undefined
    if (opened && before && before.opened !== opened) followTo(opened)
    if (opened || !before) return
    const ids = before.trail?.ids ?? []
    const at = ids.indexOf(before.opened)
    const near = at < 0 ? [before.opened] : [...ids.slice(at), ...ids.slice(0, at).reverse()]
    near
      .map((id) => document.getElementById(openerId(id)))
      .find((found) => found !== null)
      ?.focus()
  }, [opened, trail])
}
