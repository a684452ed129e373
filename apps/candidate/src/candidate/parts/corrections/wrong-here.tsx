import { Flag } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Icon } from '@tryka/ui'
import type { Corrected } from './corrected'

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog')).CorrectionDialog,
}))

interface WrongHereProps {
  of: Corrected
  /** In a row that has no room for the words; its name says what it is about. */
  iconOnly?: boolean
  /** What the button says instead. */
  words?: string
}

/** Where it stands by itself its words begin where the text above them does. */
export const Flush = styled.div`
  margin-left: -0.75rem;
`
const WORDS = 'Something is wrong here'

/** Says that something is wrong with a question, a key point, a module or a check. */
export function WrongHere({ of, iconOnly = false, words = WORDS }: WrongHereProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The thanks come after the form, whose fields are gone by then: the way back leads here.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const open = () => setOpen(true)
  return (
    <>
      {iconOnly ? (
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          ref={button}
          label={`${WORDS}: ${of.what}`}
          title={WORDS}
          onClick={open}
        >
          <Icon icon={Flag} size="sm" />
        </Button>
      ) : (
        <Button ref={button} variant="quiet" size="sm" onClick={open}>
          <Icon icon={Flag} size="sm" />
          {words}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <CorrectionDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
