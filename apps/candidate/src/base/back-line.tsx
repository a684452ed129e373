import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon, TextButton } from '@tryka/ui'

/** The way back to a list. Opening one thing is going somewhere, so the focus starts here. */
export function BackLine({ label, onBack }: { label: string; onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div>
      <TextButton ref={back} onClick={onBack}>
        <Icon icon={ArrowLeft} size="sm" />
        {label}
      </TextButton>
    </div>
  )
}
