import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useShortcuts } from '../shortcuts/use-shortcuts'

/** What the palette of an app is given. */
export interface FindProps {
  /** The list of keys is open, in place of what can be found. */
  isList: boolean
  onClose: () => void
  /** Shows the list of keys in its place. */
  onShortcuts: () => void
}

/** The search field of the open page. */
const pageSearch = () => document.querySelector<HTMLElement>('main input[type=search]')

/** The palette and the list of shortcuts of a frame, with their keys; `Palette` is a chunk that comes when it is opened. */
export function useFind(Palette: ComponentType<FindProps>) {
  const [layer, setLayer] = useState<'palette' | 'shortcuts'>()
  const owner = useRef<Element>(null)
  const show = (next: typeof layer) => {
    if (!layer) owner.current = document.activeElement
    setLayer(next)
  }
  const close = () => setLayer(undefined)
  useEffect(() => {
    // Unless what was chosen took it.
    const isLost = document.activeElement === document.body
    if (!layer && isLost && owner.current instanceof HTMLElement) owner.current.focus()
  }, [layer])
  const open = () => show('palette')
  const list = () => show('shortcuts')
  useShortcuts([
    { keys: 'mod+k', title: 'Search or jump to', group: 'Everywhere', run: open },
    { keys: '/', title: 'Search on this page', group: 'Everywhere', run: () => pageSearch()?.focus() },
    { keys: '?', title: 'This list', group: 'Everywhere', run: list },
    { keys: 'escape', title: 'Close what is open', group: 'Everywhere' },
  ])
  return {
    open,
    layer: layer && (
      <Suspense>
        <Palette isList={layer === 'shortcuts'} onClose={close} onShortcuts={list} />
      </Suspense>
    ),
  }
}
