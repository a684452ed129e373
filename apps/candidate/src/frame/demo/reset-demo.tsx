import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '@tryka/ui'

// Every first load carries the button; the question comes when it is asked.
const ResetQuestion = lazy(async () => ({ default: (await import('./reset-question')).ResetQuestion }))

/** Begins the demo anew, after a question: everything on both sides but the resumes. */
export function useReset() {
  const [asking, setAsking] = useState(false)
  const question = asking && (
    <Suspense>
      <ResetQuestion onClose={() => setAsking(false)} />
    </Suspense>
  )
  return { ask: () => setAsking(true), question }
}

interface ResetDemoProps {
  variant: ButtonVariant
  size?: ButtonSize
  children: ReactNode
}

/** The same as a button. */
export function ResetDemo({ children, ...look }: ResetDemoProps) {
  const { ask, question } = useReset()
  return (
    <>
      <Button {...look} onClick={ask}>
        {children}
      </Button>
      {question}
    </>
  )
}
