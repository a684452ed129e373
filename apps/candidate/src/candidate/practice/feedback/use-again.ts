import { againTurn, type PracticeTurn } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { useKeptOwner } from '../../../base/place/kept-owner'
import { adoptTyped } from '../../../base/unsaved/typed-draft'
import { draftOf, draftSlot } from '../player/draft'
import type { Practice } from '../player/use-practice'
import { useWay } from '../player/use-way'

/** Opens the same question again; `text` is what its field begins with. */
export function useAgain({ show }: Practice) {
  const way = useWay()
  const owner = useKeptOwner()
  return useChange(
    (api, { turn: { id } }: { turn: PracticeTurn; text?: string }) => api.call(againTurn, { params: { id } }),
    { failed: 'The question could not be opened again. Try again.' },
    (session, { turn, text }) => {
      const root = turn.againOf ?? turn.id
      const open = session.turns.find(({ againOf, state }) => againOf === root && state === 'asked')
      show(session)
      if (!open) return way.to()
      if (text !== undefined)
        adoptTyped(owner, draftSlot(open.id, open.state), {
          at: Date.now(),
          value: { ...draftOf(open), text },
        })
      way.to(open.id)
    },
  )
}
