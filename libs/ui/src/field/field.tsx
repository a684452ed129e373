import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { SrOnly } from '../layout/sr-only'
import { visuallyHidden } from '../theme/mixins'
import { FieldContext, type ControlSize } from './field-context'

/** One labelled control. Optional is marked, required is not. */
export interface FieldProps {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string
  /** A word of success under the control; announced when it changes from an empty string to "Verified". */
  success?: ReactNode
  optional?: boolean
  /** Keeps the label for screen readers only, as in a search. */
  hideLabel?: boolean
  size?: ControlSize
  /** Fixed when something links to the control, such as an error summary. */
  id?: string
  className?: string
}

/** Label above, hint below it, control, error below: and the ids that join them, made once. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, success, optional, hideLabel = false, size = 'md', className } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <FieldBox className={className}>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), size }}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {success !== undefined && <Success role="status">{success}</Success>}
    </FieldBox>
  )
}

/** The sentence under a control that says what to do next. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon icon={CircleAlert} size="xs" />
      <span>
        <SrOnly>Error: </SrOnly>
        {children}
      </span>
    </ErrorLine>
  )
}

/** A sentence between label and control. */
export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return <Hint id={id}>{children}</Hint>
}

export const labelStyles = css`
  font-size: var(--fs-3);
  font-weight: var(--fw-medium);
  line-height: 1.35;
  color: var(--text);
`
const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
`
const Label = styled.label<{ $hidden: boolean }>`
  ${labelStyles}
  ${({ $hidden }) => $hidden && visuallyHidden}
`
const Optional = styled.span`
  color: var(--text-3);
  font-weight: var(--fw-regular);
`
const Hint = styled.p`
  font-size: var(--fs-2);
  line-height: 1.45;
  color: var(--text-3);
`
const ErrorLine = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: flex-start;
  font-size: var(--fs-2);
  font-weight: var(--fw-medium);
  line-height: 1.4;
  color: var(--danger-text);

  svg {
    width: 0.9375rem;
    height: 0.9375rem;
    margin-top: 0.12em;
  }
`
const Success = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  font-size: var(--fs-2);
  font-weight: var(--fw-medium);
  color: var(--vriddhi-text);

  &:empty {
    position: absolute;
  }
`
