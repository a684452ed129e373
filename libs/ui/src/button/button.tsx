import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { Turning } from '../spinner/turning'
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './button-styles'

interface CommonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  /** Work is under way: shows a spinner, swallows presses, keeps its width and its focus. */
  busy?: boolean
  /** What the button says meanwhile, such as "Subscribing…". */
  busyLabel?: string
}

/** A button with words, or one icon with a spoken label. */
export type ButtonProps = CommonProps &
  ({ iconOnly?: false; label?: string } | { iconOnly: true; label: string })

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Starts an action. It is `type="button"` unless it says otherwise, and its label is a verb. */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy = false, busyLabel, iconOnly, label, children, onClick, ...rest } = props
  return (
    <ButtonBox
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, onClick: swallow } : { onClick })}
      aria-label={label}
      $variant={variant}
      $size={size}
      $block={block}
      $iconOnly={iconOnly}
    >
      {busy || busyLabel ? (
        <Swap busy={busy} busyLabel={iconOnly ? undefined : busyLabel} silent={Boolean(iconOnly)}>
          {children}
        </Swap>
      ) : (
        children
      )}
    </ButtonBox>
  )
}

interface SwapProps {
  busy: boolean
  busyLabel: string | undefined
  silent: boolean
  children: ReactNode
}

/** Both labels share one cell, so the button is as wide as the longer one and never jumps. */
function Swap({ busy, busyLabel, silent, children }: SwapProps) {
  return (
    <Cell data-sizer={busyLabel}>
      <Face $off={busy} aria-hidden={busy || undefined}>
        {children}
      </Face>
      {busy && (
        <Face>
          <Turning>
            <Icon icon={LoaderCircle} size="sm" />
          </Turning>
          {busyLabel ?? (silent ? null : children)}
        </Face>
      )}
    </Cell>
  )
}

const ButtonBox = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`
const Cell = styled.span`
  display: inline-grid;
  place-items: center;

  &[data-sizer]::after {
    content: attr(data-sizer);
    height: 0;
    padding-left: 1.5rem;
    overflow: hidden;
    visibility: hidden;
  }
`
const Face = styled.span<{ $off?: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  ${({ $off }) => $off && 'visibility: hidden;'}
`
