import { Plus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon, Stack, TextButton } from '@tryka/ui'

/** Fields that few resumes have: in sight where one is filled, one press away elsewhere; they stay once they are there. */
export function FurtherFields({ filled, children }: { filled: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(filled)
  const box = useRef<HTMLDivElement>(null)
  if (filled && !open) setOpen(true)
  const show = () => {
    flushSync(() => setOpen(true))
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    <div ref={box}>
      {open ? (
        <Stack gap={4}>{children}</Stack>
      ) : (
        <TextButton onClick={show}>
          <Icon icon={Plus} size="sm" />
          Further fields
        </TextButton>
      )}
    </div>
  )
}
