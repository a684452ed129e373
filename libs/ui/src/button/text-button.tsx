import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'

/** A quiet action inside a head or a line of text, such as "View all". */
export function TextButton(props: ComponentProps<'button'>) {
  return <TextBox type="button" {...props} />
}

/** The same look for going somewhere; `asChild` lends it to a router's link. */
export function TextLink({ asChild = false, ...rest }: ComponentProps<'a'> & { asChild?: boolean }) {
  return asChild ? <TextSlot {...rest} /> : <TextAnchor {...rest} />
}

const look = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-size: var(--fs-3);
  font-weight: var(--fw-medium);
  text-decoration: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  svg {
    width: 1rem;
    height: 1rem;
    transition: transform var(--dur-2) var(--ease-out);
  }
  &:hover svg {
    transform: translateX(2px);
  }
`
const TextBox = styled.button`
  ${look}
`
const TextAnchor = styled.a`
  ${look}
`
const TextSlot = styled(Slot.Root)`
  ${look}
`
