import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../button/button'
import { Icon } from '../icon/icon'
import { SrOnly } from '../layout/sr-only'

/** Puts a text on the clipboard. */
export interface CopyButtonProps {
  text: string
  label?: string
  /** What is copied, for readers alone, where several stand below one another. */
  what?: string
  copiedLabel?: string
  failedLabel?: string
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  className?: string
}

const SHOWN_FOR = 2000

/** For two seconds the icon is a tick and the label says so; a screen reader hears it once. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', what, copiedLabel = 'Copied', failedLabel = 'Not copied' } = props
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      )
  const words = { copied: copiedLabel, failed: failedLabel }
  return (
    <>
      <Button
        variant={props.variant ?? 'secondary'}
        size={props.size ?? 'sm'}
        className={props.className}
        onClick={() => void copy()}
      >
        <Icon icon={outcome === 'copied' ? Check : Copy} size="sm" />
        {outcome ? words[outcome] : label}
        {what && <SrOnly> {what}</SrOnly>}
      </Button>
      <SrOnly role="status">{outcome && words[outcome]}</SrOnly>
    </>
  )
}
