import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './button-styles'

/** A link that looks like a button. */
export interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  iconOnly?: boolean
  /** Lends the look to its one child instead, such as a router's link. */
  asChild?: boolean
}

/** Goes somewhere; for starting an action use Button. */
export function ButtonLink({ variant, size, block, iconOnly, asChild = false, ...rest }: ButtonLinkProps) {
  const Box = asChild ? SlotBox : AnchorBox
  return <Box {...rest} $variant={variant} $size={size} $block={block} $iconOnly={iconOnly} />
}

const AnchorBox = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`
const SlotBox = styled(Slot.Root)<ButtonStyleProps>`
  ${buttonStyles}
`
