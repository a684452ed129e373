import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins'
import { FieldError, FieldHint, labelStyles } from './field'

/** Several boxes under one question. */
export interface FieldGroupProps {
  legend: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string
  hideLegend?: boolean
  /** Fixed when an error summary links here; the first box takes the focus. */
  id?: string
  className?: string
}

/** A fieldset with the same order of label, hint, controls and error as a Field. */
export function FieldGroup({
  legend,
  children,
  hint,
  error,
  hideLegend = false,
  id,
  className,
}: FieldGroupProps) {
  const ownId = useId()
  const base = id ?? ownId
  const describedBy =
    [hint && `${base}-hint`, error && `${base}-error`].filter(Boolean).join(' ') || undefined
  return (
    <Set id={id} className={className} aria-describedby={describedBy}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Parts>
        {hint && <FieldHint id={`${base}-hint`}>{hint}</FieldHint>}
        {children}
        {error && <FieldError id={`${base}-error`}>{error}</FieldError>}
      </Parts>
    </Set>
  )
}

const Set = styled.fieldset`
  min-width: 0;
`
const Legend = styled.legend<{ $hidden: boolean }>`
  ${labelStyles}
  margin-bottom: var(--sp-2);
  ${({ $hidden }) => $hidden && visuallyHidden}
`
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-2);
`
