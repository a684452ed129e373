import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, Icon } from '@tryka/ui'

const load = () => import('./demo/demo-dialog').then((module) => ({ default: module.DemoDialog }))
const DemoDialog = lazy(load)

/** Opens the walk-through; its code comes when the pointer or the focus is near. */
export function WatchDemo() {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="xl"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon icon={Play} /> Watch Demo
      </Button>
      {wanted && (
        <Suspense>
          <DemoDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
