import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Waiting } from '@tryka/app-shell'

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog')).RoleDialog }))

/**
 * The dialog in which roles are chosen, and what opens it. It stands where it stays: with the first role that is added, the
 * words that there are no targets go, and several can be added. Where what opened it is gone, the heading `title` has the focus after it.
 */
export function useRoleDialog(title: string): { choose: () => void; dialog: ReactNode } {
  const [isChoosing, setChoosing] = useState(false)
  const close = () => {
    setChoosing(false)
    // After the dialog gave the focus back, if there was anything to give it to.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(title)?.focus()
      }),
    )
  }
  return {
    choose: () => setChoosing(true),
    dialog: isChoosing && (
      <Suspense fallback={<Waiting />}>
        <RoleDialog onClose={close} />
      </Suspense>
    ),
  }
}
