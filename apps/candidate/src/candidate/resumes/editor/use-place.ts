import { useCallback, useEffect, useState } from 'react'
import type { ResumeTab } from '@tryka/domain'
import { fieldId } from './editor-context'

/** A tab that was never open is still loading, which takes its time over a slow line. */
const PATIENCE_MS = 8_000

/** The control of a field, or of the nearest part around it that has one, such as the input of a list. */
function controlOf(field: string, exact: boolean): HTMLElement | null {
  for (let path = field; path; path = path.split('.').slice(0, -1).join('.')) {
    const found = document.getElementById(fieldId(path))
    if (found || exact) return found
  }
  return null
}

const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Where the person is in the editor: the tab, the open entries, and a field to jump to. */
export function usePlace(entryIdOf: (field: string) => string | undefined) {
  const [tab, setTab] = useState<ResumeTab>('personal')
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const [target, setTarget] = useState<{ field: string; asked: boolean }>()

  useEffect(() => {
    if (!target) return undefined
    const until = Date.now() + PATIENCE_MS
    let frame = requestAnimationFrame(function look() {
      const listed = document.querySelector('[role="tabpanel"] [aria-busy]') === null
      const control = controlOf(target.field, !listed && Date.now() < until)
      if (!control && Date.now() < until) {
        frame = requestAnimationFrame(look)
        return
      }
      // A dialog that closes gives the focus back to where it came from, a moment after it is gone.
      const returning = target.asked && document.activeElement === document.body
      if ((returning || dialogIsOpen()) && Date.now() < until) {
        frame = requestAnimationFrame(look)
        return
      }
      control?.focus()
      // The name of a new resume is typed over.
      if (target.field === 'title' && control instanceof HTMLInputElement) control.select()
      control?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [target])

  const setOpen = useCallback(
    (id: string, open: boolean) => setOpened((before) => ({ ...before, [id]: open })),
    [],
  )
  const isOpen = useCallback((id: string, index: number) => opened[id] ?? index === 0, [opened])
  const goTo = (field: string, to: ResumeTab) => {
    const entry = entryIdOf(field)
    setTab(to)
    if (entry !== undefined) setOpen(entry, true)
    setTarget({ field, asked: dialogIsOpen() })
  }
  return { tab, setTab, isOpen, setOpen, goTo }
}
