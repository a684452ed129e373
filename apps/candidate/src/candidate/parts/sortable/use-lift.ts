import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { moved } from './moved'

interface Lifted {
  id: string
  /** Where it stands while it is lifted; the list itself changes when it is dropped. */
  at: number
}

export interface Lift {
  lifted: string | undefined
  /** The order to draw: of the places in the list. */
  order: readonly number[]
  handlers: (id: string) => {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/**
 * Reordering by keyboard, by places rather than by pixels: an open entry may be taller than the screen. Space or Enter
 * lifts and drops, the arrows move, Escape or leaving puts back. `say` tells what happened.
 */
export function useLift(
  ids: readonly string[],
  nameAt: (index: number) => string,
  onMove: (from: number, to: number) => void,
  say: (news: string) => void,
): Lift {
  const [state, setState] = useState<Lifted>()
  const from = state ? ids.indexOf(state.id) : -1
  const lifted = from < 0 ? undefined : state
  const places = ids.map((_, index) => index)
  const of = (index: number) => `position ${index + 1} of ${ids.length}`

  const putBack = () => {
    setState(undefined)
    say(`${nameAt(from)} is back at ${of(from)}.`)
  }
  const step = (by: number, lift: Lifted) => {
    const at = Math.min(Math.max(lift.at + by, 0), ids.length - 1)
    setState({ ...lift, at })
    say(`${nameAt(from)} is over ${of(at)}.`)
  }
  const drop = (lift: Lifted) => {
    setState(undefined)
    say(`${nameAt(from)} dropped at ${of(lift.at)}.`)
    if (lift.at !== from) onMove(from, lift.at)
  }
  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const press = event.key === ' ' || event.key === 'Enter'
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (lifted?.id !== id) {
      if (!press) return
      event.preventDefault()
      const index = ids.indexOf(id)
      setState({ id, at: index })
      say(`Picked up ${nameAt(index)}, ${of(index)}.`)
      return
    }
    if (press) drop(lifted)
    else if (by) step(by, lifted)
    else if (event.key === 'Escape') putBack()
    else return
    event.preventDefault()
    event.stopPropagation()
    const handle = event.currentTarget
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }))
  }
  return {
    lifted: lifted?.id,
    order: lifted ? moved(places, from, lifted.at) : places,
    handlers: (id) => ({
      onKeyDown: onKeyDown(id),
      onBlur: ({ currentTarget }) => {
        // A handle that is moved in the page may lose the focus for a moment.
        requestAnimationFrame(() => {
          if (lifted?.id === id && document.activeElement !== currentTarget)
            setState((now) => (now?.id === id ? undefined : now))
        })
      },
    }),
  }
}
