import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './control-styles'
import { useFieldControl, type ControlSize } from './field-context'

/** Several lines of text; its corner can be dragged. `compact` grows with its text from two lines. */
export interface TextAreaProps extends ComponentProps<'textarea'> {
  size?: ControlSize
  compact?: boolean
}

/** A text control of several lines; lives in a Field. */
export function TextArea({ size, compact = false, ...rest }: TextAreaProps) {
  const field = useFieldControl(rest)
  return (
    <Area rows={compact ? 2 : 4} {...rest} {...field.control} $size={size ?? field.size} $compact={compact} />
  )
}

const Area = styled.textarea<{ $size?: ControlSize; $compact: boolean }>`
  ${controlStyles}
  min-height: ${({ $compact }) => ($compact ? '3.75rem' : '6.5rem')};
  padding-block: ${({ $compact }) => ($compact ? '0.4375rem' : '0.625rem')};
  line-height: 1.5;
  resize: vertical;
  ${({ $compact }) => $compact && 'field-sizing: content;'}
`
